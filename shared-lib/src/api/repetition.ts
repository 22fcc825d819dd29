/** Milliseconds for which a call goes on that has met no server; another one takes over within ten seconds. */
const PATIENCE = 15_000
/** Milliseconds before a call is made again: each pause is twice as long as the one before, up to the longest. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 3000
/** Reads of a window that wait at one time: a server that is too busy is not asked for whole pages again and again. */
const MOST_READS = 8

/** What one sending of a call came to. */
export interface Attempt<Sent> {
  readonly sent: Sent
  /** Milliseconds that a server which is away or too busy asks for; undefined where one has answered. */
  readonly away?: number | undefined
}

interface Wanted {
  readonly writes: boolean
  readonly signal: AbortSignal | undefined
  /** Whether whoever made the call is still there. */
  readonly isWanted: () => boolean
}

const waiting = new Set<Wanted>()
const listeners = new Set<() => void>()

/** Whether calls of this window have met no server and go on by themselves. */
export const isRepeating = () => waiting.size > 0

/** Hears when a call begins to wait, and when it waits no more. Returns the way to stop listening. */
export function onRepeating(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Makes a call, and again while no server answers it. One that took long before it failed is heavy in itself: it would
 * load the server once more.
 */
export async function untilServed<Sent>(make: () => Promise<Attempt<Sent>>, wanted: Wanted): Promise<Attempt<Sent>> {
  const began = performance.now()
  const first = await make()
  const failed = performance.now()
  if (first.away === undefined || failed - began > PATIENCE || !mayWait(wanted)) return first
  waiting.add(wanted)
  tell()
  const last = await repeat(first, make, wanted, failed + PATIENCE)
  waiting.delete(wanted)
  tell()
  return last
}

async function repeat<Sent>(
  first: Attempt<Sent>,
  make: () => Promise<Attempt<Sent>>,
  { signal, isWanted }: Wanted,
  end: number,
): Promise<Attempt<Sent>> {
  let last = first
  for (let count = 0; last.away !== undefined; count++) {
    const pause = pauseBefore(count, last.away)
    if (performance.now() + pause > end || !(await isOver(pause, signal)) || !isWanted()) break
    last = await make()
  }
  return last
}

/** A person writes one thing at a time; what is read comes by whole pages. A window that is offline tells so at once. */
function mayWait({ writes, signal }: Wanted): boolean {
  if (signal?.aborted || !navigator.onLine) return false
  return writes || [...waiting].filter(call => !call.writes).length < MOST_READS
}

/** No two windows ask at the same time, nor any before the server wants it. */
function pauseBefore(count: number, asked: number): number {
  const pause = Math.min(FIRST_PAUSE * 2 ** count, LONGEST_PAUSE)
  return asked + (pause * (1 + Math.random())) / 2
}

/** Waits; not where the window goes offline, or whoever made the call gives it up. */
function isOver(pause: number, signal: AbortSignal | undefined): Promise<boolean> {
  if (signal?.aborted || !navigator.onLine) return Promise.resolve(false)
  return new Promise(resolve => {
    const end = (over: boolean) => () => {
      clearTimeout(timer)
      window.removeEventListener('offline', giveUp)
      signal?.removeEventListener('abort', giveUp)
      resolve(over)
    }
    const giveUp = end(false)
    const timer = setTimeout(end(true), pause)
    window.addEventListener('offline', giveUp)
    signal?.addEventListener('abort', giveUp)
  })
}

function tell(): void {
  for (const listener of listeners) listener()
}
