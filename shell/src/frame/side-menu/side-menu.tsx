import { useState } from 'react'
import type { MenuRoute } from '../../menu/menu'
import { useWidth, type Width } from '../use-width'
import styles from './side-menu.module.css'
import { Submenu } from './submenu'

/** The submenus of the current block; one is open at a time. Folded to a strip, they open beside it. */
export function SideMenu({ routes, path }: { routes: readonly MenuRoute[]; path: string }) {
  const [folded, setFolded] = useFolded(path)
  const here = routes.find(route => path === route.path || path.startsWith(`${route.path}/`))?.path
  const anew = { at: path, folded, path: folded ? undefined : here }
  const [opened, setOpened] = useState(anew)
  // Going to another page opens its submenu, and closes what lies over the page; so does folding.
  if (opened.at !== path || opened.folded !== folded) setOpened(anew)
  const open = (route?: string) => setOpened({ ...anew, path: route })
  return (
    <nav
      aria-label="侧边菜单"
      className={folded ? styles.folded : styles.side}
      data-side-menu={folded ? 'folded' : 'open'}
    >
      <button type="button" className={styles.fold} aria-expanded={!folded} onClick={() => setFolded(!folded)}>
        <span aria-hidden="true" className={styles.arrow}>
          {folded ? '»' : '«'}
        </span>
        <span className={styles.foldName}>{folded ? '展开菜单' : '收起菜单'}</span>
      </button>
      <div className={styles.list}>
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
      </div>
    </nav>
  )
}

/** Whether it is folded: where there is little room until somebody unfolds it, and by hand. */
function useFolded(path: string): [boolean, (folded: boolean) => void] {
  const width = useWidth()
  const [chosen, setChosen] = useState<{ width: Width; path: string; folded: boolean }>()
  // Over a page it is folded again by going to another.
  const holds = chosen?.width === width && (width !== 'phone' || chosen.path === path)
  const folded = chosen && holds ? chosen.folded : width !== 'wide'
  return [folded, next => setChosen({ width, path, folded: next })]
}
