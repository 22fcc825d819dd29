import type { KillablePortal } from '../../../scripts/testing/killable-portal.mjs'

export interface Power {
  /** How often the server was killed. */
  cuts: () => number
  /** Settles once the server runs. */
  on: () => Promise<void>
  /** Kills and starts the server; `on` waits for all of it. */
  cut: (whenBack: () => Promise<void>) => Promise<void>
}

/** Kills a server and starts it again; the clients wait here meanwhile. */
export function createPower(portal: Pick<KillablePortal, 'kill' | 'start'>): Power {
  let cuts = 0
  let running = Promise.resolve()
  return {
    cuts: () => cuts,
    on: () => running,
    async cut(whenBack) {
      cuts += 1
      running = portal.kill().then(portal.start).then(whenBack)
      await running
    },
  }
}
