import { createHash } from 'node:crypto'
import type { Timed } from './load.ts'

/** Milliseconds from one to the next. */
const EVERY_MS = 250
const FIXED = Buffer.alloc(1_048_576, 'x')

/**
 * How quick the machine itself is meanwhile: another guest of its host slows it down as the server would by a fault. Time of the
 * processor, not of the clock: what the server and its database keep busy makes this wait, but not work longer.
 */
export function startYardstick() {
  const times: Timed[] = []
  const timer = setInterval(() => {
    const before = process.cpuUsage()
    createHash('sha256').update(FIXED).digest()
    const { user, system } = process.cpuUsage(before)
    times.push({ at: performance.now(), ms: (user + system) / 1000 })
  }, EVERY_MS).unref()
  return { times, stop: () => clearInterval(timer) }
}
