import { useDesktop } from '@portal/shared-lib'
import { useMemo } from 'react'
import { useShellState } from '../guard/shell-state'
import { blockOf, buildRoutes } from '../menu/menu'
import { GuardFault } from '../pages/guard-fault'
import { NoAuthority } from '../pages/no-authority'
import { NotOpened } from '../pages/not-opened'
import { Toasts } from '../toasts/toasts'
import { Breadcrumb } from './breadcrumb'
import styles from './frame.module.css'
import { opensOwnWindow } from './go-to'
import { Header } from './header'
import { LeaveQuestion } from './leave-question'
import { SideMenu } from './side-menu'
import { TestBanner } from './test-banner'

/** Pages that stand alone, without header and menu. */
const BARE_PATHS: readonly string[] = ['/login', '/noAuthority']

/** The whole page: frame around the outlet in which remotes are shown. The outlet is one element for ever. */
export function Portal() {
  const { path, title, served, fault } = useShellState()
  const desktop = useDesktop()
  const routes = useMemo(() => buildRoutes(desktop?.permissionList ?? []), [desktop])
  const framed = desktop !== null && !BARE_PATHS.includes(path) && !opensOwnWindow(path)
  const block = desktop ? blockOf(routes, desktop.topMenu, path) : undefined
  return (
    <div className={framed ? styles.framed : styles.bare}>
      <TestBanner />
      {framed && <Header desktop={desktop} routes={routes} block={block} />}
      {framed && <SideMenu routes={routes.filter(route => route.block === block)} path={path} />}
      <main className={styles.main} id="content" tabIndex={-1}>
        {framed && <Breadcrumb routes={routes} desktop={desktop} block={block} path={path} title={title} />}
        {fault && <GuardFault error={fault} />}
        {!served && <NotOpened title={title} />}
        {path === '/noAuthority' && <NoAuthority />}
        <div id="outlet" className={styles.outlet} />
      </main>
      <Toasts />
      <LeaveQuestion />
    </div>
  )
}
