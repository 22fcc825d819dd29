import { useState } from 'react'
import type { MenuRoute } from '../menu/menu'
import { entryOf } from '../menu/menu'
import { Badge } from './badge'
import styles from './frame.module.css'
import { MenuLink } from './menu-link'

/** The submenus of the current block; one is open at a time. */
export function SideMenu({ routes, path }: { routes: readonly MenuRoute[]; path: string }) {
  const [folded, setFolded] = useState(false)
  const here = routes.find(route => path === route.path || path.startsWith(`${route.path}/`))?.path
  const [opened, setOpened] = useState<{ at: string | undefined; path: string | undefined }>({ at: here, path: here })
  // Going to another submenu opens it; folding by hand lasts until then.
  if (opened.at !== here) setOpened({ at: here, path: here })
  return (
    <nav aria-label="侧边菜单" className={`${styles.side} ${folded ? styles.folded : ''}`}>
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        {folded ? '»' : '«'}
        <span className={styles.visuallyHidden}>{folded ? '展开菜单' : '收起菜单'}</span>
      </button>
      {!folded &&
        routes.map(route => (
          <Submenu
            key={route.path}
            route={route}
            path={path}
            open={opened.path === route.path}
            onToggle={() => setOpened({ at: here, path: opened.path === route.path ? undefined : route.path })}
          />
        ))}
    </nav>
  )
}

interface SubmenuProps {
  readonly route: MenuRoute
  readonly path: string
  readonly open: boolean
  readonly onToggle: () => void
}

function Submenu({ route, path, open, onToggle }: SubmenuProps) {
  if (!route.children.length)
    return <MenuLink path={entryOf(route)} title={route.title} current={path === route.path} />
  return (
    <section>
      <button type="button" className={styles.submenu} aria-expanded={open} onClick={onToggle}>
        {route.title}
        <span aria-hidden="true">{open ? '▾' : '▸'}</span>
      </button>
      {open &&
        route.children.map(page => (
          <MenuLink key={page.path} path={page.path} title={page.title} current={path === page.path}>
            {page.counter && <Badge counter={page.counter} tag="Todo" />}
          </MenuLink>
        ))}
    </section>
  )
}
