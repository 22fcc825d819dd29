import { composition, onDemand, useDesktop, WhileLoading } from '@portal/shared-lib'
import { useEffect } from 'react'
import { atRest } from '../federation/at-rest'
import { fetchMenuAhead } from '../federation/fetch-ahead'
import { useForcedStep } from '../forced/forced-state'
import { useShellState } from '../guard/shell-state'
import { blockOf } from '../menu/menu'
import { menusOf } from '../menu/offered'
import { dropFirstFrame } from '../outlet/first-picture'
import { ShellPage } from '../pages/shell-page'
import { Toasts } from '../toasts/toasts'
import { TrialBanner } from '../trial/trial-banner'
import { noteVisit } from './finder/visited'
import { frameOf } from './frame-of'
import { loadSignedIn } from './load-signed-in'
import styles from './portal.module.css'

/** The menus before anybody has signed in. */
const NOBODYS = { granted: [], offered: [] }

const SignedIn = onDemand(loadSignedIn)

/** The whole page: frame around the outlet in which remotes are shown. The outlet is one element for ever. */
export function Portal() {
  const state = useShellState()
  const desktop = useDesktop()
  const forced = useForcedStep()
  const { path, title } = state
  const { granted, offered } = desktop ? menusOf(desktop) : NOBODYS
  const block = desktop ? blockOf(granted, desktop.topMenu, path) : undefined
  const frame = desktop && !forced ? frameOf(path) : 'none'
  useEffect(() => {
    // While the sign-in form is filled in.
    if (!desktop) document.addEventListener('input', loadSignedIn, { once: true })
  }, [desktop])
  useEffect(() => {
    // Else it goes when the frame itself is there.
    if (!desktop) dropFirstFrame()
  }, [desktop])
  useEffect(() => atRest(() => fetchMenuAhead(offered)), [offered])
  useEffect(() => noteVisit(path, window.location.search, title), [path, title])
  return (
    <div className={forced ? styles.forced : frame === 'whole' ? styles.framed : styles.bare}>
      <div className={styles.banners}>
        <TrialBanner />
        <TestBanner />
      </div>
      {desktop && (
        <WhileLoading>
          <SignedIn
            desktop={desktop}
            routes={offered}
            granted={granted}
            block={block}
            path={path}
            title={title}
            frame={frame}
            forced={forced}
          />
        </WhileLoading>
      )}
      <main className={styles.main} id="content" tabIndex={-1}>
        {!forced && <ShellPage state={state} />}
        <div id="outlet" className={styles.outlet} />
      </main>
      <Toasts />
    </div>
  )
}

/** Says that this is a test version, on the province's test ports and origins. */
export function TestBanner() {
  const { testPorts, testOrigins } = composition().province
  const isTest = testPorts.includes(window.location.port) || testOrigins.includes(window.location.origin)
  return isTest ? <p className={styles.testBanner}>当前为测试版本，请勿录入真实信访数据</p> : null
}
