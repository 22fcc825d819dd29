import type { PortalError } from './portal-error'

/** How a call went. */
export interface Outcome {
  readonly error: PortalError | undefined
  /** Whether the page's own caller made it: no, where somebody else has signed in or out since it was sent. */
  readonly current: boolean
  /** Whether no server has answered: none could be reached, or it is too busy or without its database. */
  readonly away: boolean
}

type Listener = (outcome: Outcome) => void
const listeners = new Set<Listener>()

/** Hears how every call went, whichever remote made it. Returns the way to stop listening. */
export function onOutcome(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellOutcome(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}
