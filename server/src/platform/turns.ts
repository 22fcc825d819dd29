import { setImmediate as others } from 'node:timers/promises'

/** How long work may hold the process at a time, in milliseconds. */
const MOMENT_MS = 10

/** To be awaited between small parts of long work: lets others have their turn once a moment has passed. */
export type Turn = () => Promise<void>

export function turns(): Turn {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < MOMENT_MS) return
    await others()
    since = performance.now()
  }
}
