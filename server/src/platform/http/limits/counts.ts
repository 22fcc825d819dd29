import type { Services } from '../../services'
import { type Added, writeCounts } from './write-counts'

/** A key's calls in the window that runs. */
interface Window {
  count: number
  /** Milliseconds since 1970. */
  endsAt: number
}

/** Windows that a process remembers; whoever comes from more addresses at once is counted in the database alone. */
const MOST_WINDOWS = 10_000

/** What one process has counted, or has been told by the database. */
function ownCounts() {
  const windows = new Map<string, Window>()
  return {
    /** The window of a key that runs, or a new one. A window that lies too far ahead is of a clock that was set back. */
    windowOf(key: string, now: number, windowMs: number): Window {
      const found = windows.get(key)
      if (found && found.endsAt > now && found.endsAt <= now + 2 * windowMs) return found
      const begun = { count: 0, endsAt: now + windowMs }
      windows.delete(key)
      windows.set(key, begun)
      if (windows.size > MOST_WINDOWS) forgetOldest(windows)
      return begun
    },
  }
}

function forgetOldest(windows: Map<string, Window>): void {
  for (const key of windows.keys()) {
    windows.delete(key)
    return
  }
}

/** Milliseconds that a call waits for the database; then what this process has counted decides. */
const LONGEST_WAIT_MS = 1000

interface Log {
  warn(details: object, text: string): void
}

/** A call's place in its window, all servers together; `most` is what the window has room for. */
type Add = (key: string, windowMs: number, most: number) => Promise<Readonly<Window>>

interface Waiting {
  readonly windowMs: number
  readonly tell: ((window: Window | undefined) => void)[]
}

/**
 * Counts calls for all servers of a database. One statement at a time is under way, with all that came meanwhile, so that
 * many calls need no more of the database than a few; calls beyond the limit need nothing of it. Where the database does
 * not answer, each server counts alone.
 */
export function sharedCounts(services: Services, log: Log): Add {
  const own = ownCounts()
  const ask = asker(services, log)
  return async (key, windowMs, most) => {
    const window = own.windowOf(key, services.now().getTime(), windowMs)
    window.count += 1
    const { count, endsAt } = window
    if (count > most) return { count, endsAt }
    const all = await ask(key, windowMs)
    if (!all) return { count, endsAt }
    window.count = Math.max(window.count, all.count)
    window.endsAt = all.endsAt
    return all
  }
}

function asker(services: Services, log: Log) {
  let waiting = new Map<string, Waiting>()
  let state: 'idle' | 'writing' | 'late' = 'idle'

  async function write(): Promise<void> {
    state = 'writing'
    while (waiting.size > 0) {
      const batch = waiting
      waiting = new Map()
      const written = settled(services, batch, log)
      if (!(await inTime(written))) {
        state = 'late'
        for (const late of [batch, waiting]) tellAll(late, () => undefined)
        waiting = new Map()
        await written
        state = 'writing'
      }
    }
    state = 'idle'
  }

  return (key: string, windowMs: number): Promise<Window | undefined> => {
    if (state === 'late') return Promise.resolve(undefined)
    return new Promise(tell => {
      const row = waiting.get(key) ?? { windowMs, tell: [] }
      row.tell.push(tell)
      waiting.set(key, row)
      if (state === 'idle') void write()
    })
  }
}

/** Writes what waits and tells each its place; who was told already hears nothing new. */
async function settled(services: Services, batch: ReadonlyMap<string, Waiting>, log: Log): Promise<void> {
  const added = new Map<string, Added>()
  for (const [key, { windowMs, tell }] of batch) added.set(key, { windowMs, times: tell.length })
  try {
    const counted = new Map((await writeCounts(services, added)).map(row => [row.key, row]))
    tellAll(batch, (key, place, times) => {
      const row = counted.get(key)
      return row && { count: row.count - times + place, endsAt: row.endsAt.getTime() }
    })
  } catch (error) {
    log.warn({ err: error }, 'calls are counted by this server alone')
    tellAll(batch, () => undefined)
  }
}

type PlaceOf = (key: string, place: number, times: number) => Window | undefined

/** Places are from 1, in the order in which the calls came. */
function tellAll(batch: ReadonlyMap<string, Waiting>, placeOf: PlaceOf): void {
  for (const [key, { tell }] of batch) for (const [at, one] of tell.entries()) one(placeOf(key, at + 1, tell.length))
}

async function inTime(written: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(resolve => {
    timer = setTimeout(() => resolve(false), LONGEST_WAIT_MS)
  })
  return await Promise.race([written.then(() => true), late]).finally(() => clearTimeout(timer))
}
