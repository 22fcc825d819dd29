import { ENDED, type State } from './states'

const MINUTE_MS = 60_000

interface Entry {
  readonly at: Date
  readonly stateBefore: string
  readonly stateAfter: string
}

interface Stay {
  readonly stayMinutes: number | null
  /** Whether it lasts yet. */
  readonly isLast: boolean
}

export const NO_STAY: Stay = { stayMinutes: null, isLast: false }

/** How long each state lasted to which an entry of a timeline led, the oldest first; that of the last until now. */
export function staysOf(entries: readonly Entry[], now: Date): Stay[] {
  return entries.map((entry, at) => {
    const leads = at === 0 || hasChanged(entry)
    if (!leads || ENDED.has(entry.stateAfter as State)) return NO_STAY
    const next = entries.slice(at + 1).find(hasChanged)
    const until = next?.at ?? now
    return { stayMinutes: Math.max(0, Math.floor((until.getTime() - entry.at.getTime()) / MINUTE_MS)), isLast: !next }
  })
}

const hasChanged = ({ stateBefore, stateAfter }: Entry): boolean => stateBefore !== stateAfter
