import type { PetitionAnswer } from '@portal/shared-lib/contract/calls/petitions'

export interface Stage {
  readonly name: string
  /** `done`, or where the petition is now, or what is to come, or what it never went through. */
  readonly state: 'done' | 'now' | 'toCome' | 'skipped'
  /** Day on which it was done, like `11-20`; empty where it was not. */
  readonly on: string
  /** Whole days from the stage before, or from it until now; undefined where it was not begun. */
  readonly days: number | undefined
}

type Moments = Pick<PetitionAnswer, 'registeredAt' | 'reached' | 'stateName'>

const DAY_MS = 86_400_000
const MONTH_AND_DAY = 5
const LAST = '办结'

/**
 * The way of a petition from its registration to its closing, and how long each part of it took. What it has passed
 * without a moment of its own was skipped, as by a petition that is closed directly.
 * @param today like `2026-11-20`
 */
export function stagesOf({ registeredAt, reached, stateName }: Moments, today: string): Stage[] {
  const moments: (readonly [name: string, at: string | null])[] = [
    ['登记', registeredAt],
    ['分办', reached.sent],
    ['签收', reached.signed],
    ['受理', reached.accepted],
    ['办理', reached.answered],
    ['答复', reached.answered],
    ['送达', reached.delivered],
    // What ended otherwise says how.
    [reached.closed ? stateName.replace(/^已/, '') : LAST, reached.closed],
  ]
  const last = moments.findLastIndex(([, at]) => at !== null)
  let before = registeredAt
  return moments.map(([name, at], place) => {
    const isNow = place === last + 1
    const days = at || isNow ? daysBetween(before, at ?? today) : undefined
    before = at ?? before
    const state = at ? 'done' : isNow ? 'now' : place > last ? 'toCome' : 'skipped'
    return { name, state, on: at?.slice(MONTH_AND_DAY, 'YYYY-MM-DD'.length) ?? '', days }
  })
}

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to.slice(0, 'YYYY-MM-DD'.length)) - Date.parse(from.slice(0, 'YYYY-MM-DD'.length))) / DAY_MS
