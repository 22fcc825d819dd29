import { useState } from 'react'
import type { MenuRoute } from '../../menu/menu'
import styles from './side-menu.module.css'
import { Submenu } from './submenu'

/** The submenus of the current block; one is open at a time. Folded to a strip, they open beside it. */
export function SideMenu({ routes, path }: { routes: readonly MenuRoute[]; path: string }) {
  const [folded, setFolded] = useState(false)
  const here = routes.find(route => path === route.path || path.startsWith(`${route.path}/`))?.path
  const [opened, setOpened] = useState<{ at: string; path: string | undefined }>({ at: path, path: here })
  // Going to another page opens its submenu, and closes what lies over the page; folding by hand lasts until then.
  if (opened.at !== path) setOpened({ at: path, path: folded ? undefined : here })
  const open = (route?: string) => setOpened({ at: path, path: route })
  const fold = () => {
    setFolded(!folded)
    open(folded ? here : undefined)
  }
  return (
    <nav
      aria-label="侧边菜单"
      className={folded ? styles.folded : styles.side}
      data-side-menu={folded ? 'folded' : 'open'}
    >
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={fold}>
        <span aria-hidden="true">{folded ? '»' : '«'}</span>
        <span className={styles.visuallyHidden}>{folded ? '展开菜单' : '收起菜单'}</span>
      </button>
      {routes.map(route => (
        <Submenu
          key={route.path}
          route={route}
          path={path}
          folded={folded}
          open={opened.path === route.path}
          onToggle={() => open(opened.path === route.path ? undefined : route.path)}
          onClose={() => open()}
        />
      ))}
    </nav>
  )
}
