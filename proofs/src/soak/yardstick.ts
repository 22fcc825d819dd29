import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database.ts'
import type { Timed } from './load.ts'

/** Milliseconds from one to the next. */
const EVERY_MS = 250
/** The same at every time and on every table: some 3 ms of a processor. */
const FIXED = 'select count(*) from generate_series(1, 30000) as n where n % 7 = 3'

/** How quick the machine itself is meanwhile: another guest of its host slows it down as the server would by a fault. */
export function startYardstick(database: Database) {
  const times: Timed[] = []
  let isOver = false
  const measured = (async () => {
    while (!isOver) {
      const at = performance.now()
      await database.query(FIXED)
      const ms = performance.now() - at
      times.push({ at, ms })
      await pause(Math.max(0, EVERY_MS - ms))
    }
  })()
  return {
    times,
    async stop(): Promise<void> {
      isOver = true
      await measured
    },
  }
}
