import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import { type Asked, countTodos } from './count'
import { COUNTERS, type Counter } from './counters'

interface Badge {
  readonly total: number
  readonly urgent: number
}

const NOTHING: Badge = { total: 0, urgent: 0 }

/** What a counter says to the caller. */
export async function badgeOf(db: Db, caller: Caller, counter: Counter, now: Date): Promise<Badge> {
  const [badge = NOTHING] = await badgesOf(db, caller, [counter], now)
  return badge
}

/** The counters of these names, which are their paths below `api/`; names that are none are left out. */
export async function namedBadges(db: Db, caller: Caller, names: readonly string[], now: Date) {
  const found = COUNTERS.filter(({ call }) => names.includes(nameOf(call)))
  const badges = await badgesOf(db, caller, found, now)
  return found.map(({ call }, at) => ({ name: nameOf(call), ...(badges[at] ?? NOTHING) }))
}

const nameOf = ({ path }: Counter['call']): string => path.slice('api/'.length)

async function badgesOf(db: Db, caller: Caller, counters: readonly Counter[], now: Date): Promise<Badge[]> {
  const numbers = await countTodos(db, caller, askedBy(counters, caller), now)
  return counters.map((_, at) => ({ total: numbers[2 * at] ?? 0, urgent: numbers[2 * at + 1] ?? 0 }))
}

/** Total and urgent of each counter, in turn. */
export function askedBy(counters: readonly Counter[], caller: Caller): Asked[] {
  return counters
    .map(({ shownTo, setsOf }) => (shownTo.some(url => caller.permissions.has(url)) ? setsOf(caller) : []))
    .flatMap(sets => [{ sets }, { sets, by: 'urgent' }])
}
