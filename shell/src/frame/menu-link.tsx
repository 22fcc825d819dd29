import { Link } from '@portal/shared-lib/router'
import type { MouseEvent, ReactNode } from 'react'
import styles from './frame.module.css'
import { goTo, opensOwnWindow } from './go-to'

interface MenuLinkProps {
  readonly path: string
  readonly title: string
  readonly current: boolean
  readonly children?: ReactNode
}

/** A page in the side menu; a link, so that it opens in a new tab too. */
export function MenuLink({ path, title, current, children }: MenuLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!opensOwnWindow(path)) return
    event.preventDefault()
    goTo(path)
  }
  return (
    <Link to={path} className={styles.menuLink} aria-current={current ? 'page' : undefined} onClick={follow}>
      <span>{title}</span>
      {children}
    </Link>
  )
}
