import type { PortalLocation } from './location'

export type Action = 'POP' | 'PUSH' | 'REPLACE'

export interface Navigation {
  readonly from: PortalLocation
  readonly to: PortalLocation
  readonly action: Action
}

/** true lets it happen, false stops it, a path goes there instead. */
export type Verdict = boolean | string
export type Guard = (navigation: Navigation) => Verdict | Promise<Verdict>

const guards = new Set<Guard>()

/** Asks `guard` before every navigation, after those added earlier. Returns the way to remove it. */
export function addGuard(guard: Guard): () => void {
  guards.add(guard)
  return () => guards.delete(guard)
}

/** Asks the guards in order; stays synchronous as long as they do, so that most pops need not be put back. */
export function askGuards(navigation: Navigation): Verdict | Promise<Verdict> {
  const waiting = [...guards]
  while (waiting.length) {
    const verdict = waiting.shift()?.(navigation) ?? true
    if (typeof verdict === 'object') return askRest(verdict, waiting, navigation)
    if (verdict !== true) return verdict
  }
  return true
}

async function askRest(first: Promise<Verdict>, rest: Guard[], navigation: Navigation): Promise<Verdict> {
  const verdict = await first
  if (verdict !== true) return verdict
  for (const guard of rest) {
    const next = await guard(navigation)
    if (next !== true) return next
  }
  return true
}
