import { composition, useDesktop } from '@portal/shared-lib'
import { Link } from '@portal/shared-lib/router'
import { useOwnPages } from '../own-pages'
import styles from './portal.module.css'

const HOME_BLOCK = 'home'

/** A tile for each block of the top menu, with its first pages. */
export function PortalBlocks() {
  const pages = useOwnPages()
  const blocks = (useDesktop()?.topMenu ?? []).filter(({ code }) => code !== HOME_BLOCK)
  return (
    <ul className={styles.blocks} aria-label="业务板块">
      {blocks.map(({ code, resourceName }) => {
        const own = pages.filter(({ block }) => block === code)
        return own.length === 0 ? null : (
          <li key={code}>
            <h2>{resourceName}</h2>
            <ul>
              {own.slice(0, SHOWN).map(({ path, title }) => (
                <li key={path}>
                  <Link to={path} target={hasOwnWindow(path) ? '_blank' : undefined}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}

const SHOWN = 4

const hasOwnWindow = (path: string) =>
  composition().remotes.some(({ routes }) =>
    routes.some(route => route.path === path && (route.ownWindow || route.publicScreen)),
  )
