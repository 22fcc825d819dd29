import { setTimeout } from 'node:timers/promises'
import type { Server } from './server'

/** Milliseconds between two looks whether PostgreSQL is still there. */
const LOOK_MS = 250
/** Milliseconds before it is started again: at once, and later and later where it does not stay. */
const PAUSES_MS = [0, 500, 1000, 2000, 5000, 10_000]
/** Who has run so long stays; the next end is the first again. */
const STEADY_MS = 60_000

export interface Supervision {
  /** Ends the watching; answers whatever ran last. */
  end(): Promise<Server>
}

/** Starts a PostgreSQL again whenever it ends without having been asked to, for as long as that takes. */
export function supervise(first: Server, startAgain: () => Promise<Server>, log: (line: string) => void): Supervision {
  const ending = new AbortController()
  let server = first
  /** False when it was ended meanwhile. */
  const pause = (ms: number) => setTimeout(ms, true, { signal: ending.signal, ref: false }).catch(() => false)

  async function watch(): Promise<void> {
    let [ends, since] = [0, performance.now()]
    while (await pause(LOOK_MS)) {
      if (!server.isGone()) continue
      ends = performance.now() - since > STEADY_MS ? 1 : ends + 1
      log(`PostgreSQL (process ${server.pid}) ended by itself; starting it again`)
      if (!(await pause(PAUSES_MS[ends - 1] ?? Number(PAUSES_MS.at(-1))))) return
      since = performance.now()
      server = await startAgain().catch(error => {
        log(String(error instanceof Error ? error.message : error))
        return server
      })
      if (!server.isGone()) log(`PostgreSQL runs again (process ${server.pid})`)
    }
  }
  const over = watch()
  return {
    end: async () => {
      ending.abort()
      await over
      return server
    },
  }
}
