import { Link } from '@portal/shared-lib/router'
import type { MouseEvent, ReactNode } from 'react'
import { fetchPageAhead } from '../../federation/fetch-ahead'
import { goTo, opensOwnWindow } from '../go-to'
import styles from './side-menu.module.css'

interface MenuLinkProps {
  readonly path: string
  readonly title: string
  /** What there is room for; without it the whole title. */
  readonly shown?: string
  readonly icon?: ReactNode
  readonly current: boolean
  readonly children?: ReactNode
}

/** A page in the side menu; a link, so that it opens in a new tab too. */
export function MenuLink({ path, title, shown = title, icon, current, children }: MenuLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!opensOwnWindow(path)) return
    event.preventDefault()
    goTo(path)
  }
  return (
    <Link
      to={path}
      className={styles.menuLink}
      title={shown === title ? undefined : title}
      aria-label={shown === title ? undefined : title}
      aria-current={current ? 'page' : undefined}
      onPointerEnter={() => fetchPageAhead(path)}
      onClick={follow}
    >
      {icon}
      <span className={styles.title}>{shown}</span>
      {children}
    </Link>
  )
}
