/**
 * @typedef {object} Power
 * @property {() => number} cuts how often the server was killed
 * @property {() => Promise<void>} on settles once the server runs
 * @property {(whenBack: () => Promise<void>) => Promise<void>} cut kills and starts the server; `on` waits for all of it
 */

/** Kills a server and starts it again; the clients wait here meanwhile. @param {Pick<import('../../testing/killable-portal.mjs').KillablePortal, 'kill' | 'start'>} portal @returns {Power} */
export function createPower(portal) {
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
