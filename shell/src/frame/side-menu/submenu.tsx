import type { FocusEvent, KeyboardEvent } from 'react'
import { entryOf, type MenuRoute } from '../../menu/menu'
import { MenuBadge } from '../badge'
import { Icon, iconNamed } from '../icons/icon'
import { MenuLink } from './menu-link'
import styles from './side-menu.module.css'

interface SubmenuProps {
  readonly route: MenuRoute
  readonly path: string
  /** The menu is a strip of short names; what opens lies over the page. */
  readonly folded: boolean
  readonly open: boolean
  readonly onToggle: () => void
  readonly onClose: () => void
}

/** Characters of a title that the folded menu has room for. */
const SHORT = 2

/** A submenu with its pages, or a page that stands in the menu itself. */
export function Submenu({ route, path, folded, open, onToggle, onClose }: SubmenuProps) {
  const { title, children } = route
  const shown = folded ? title.slice(0, SHORT) : title
  const icon = <Icon name={iconNamed(route.icon ?? null)} />
  if (!children.length)
    return <MenuLink path={entryOf(route)} title={title} shown={shown} icon={icon} current={path === route.path} />
  const holdsCurrent = children.some(page => page.path === path)
  const closeOver = {
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onClose(),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => currentTarget.contains(relatedTarget) || onClose(),
  }
  return (
    <section className={styles.section} {...(folded && open && closeOver)}>
      <button
        type="button"
        className={styles.submenu}
        title={folded ? title : undefined}
        aria-label={title}
        aria-expanded={open}
        data-current={holdsCurrent || undefined}
        onClick={onToggle}
      >
        {icon}
        <span className={styles.title}>{shown}</span>
        {!folded && <span aria-hidden="true">{open ? '▾' : '▸'}</span>}
      </button>
      {open && (
        <div className={styles.pages}>
          {folded && <p>{title}</p>}
          {children.map(page => (
            <MenuLink key={page.path} path={page.path} title={page.title} current={path === page.path}>
              {page.counter && <MenuBadge counter={page.counter} />}
            </MenuLink>
          ))}
        </div>
      )}
    </section>
  )
}
