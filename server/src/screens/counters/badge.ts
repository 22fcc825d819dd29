import type { several } from '@portal/shared-lib/contract/counters'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { countCases } from './cases'
import { type Counted, type CountQuery, countTodos } from './count'
import { COUNTERS, type Counter, countedBy } from './counters'

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

/** The counters of these names, which are their paths below `api/`, and the blocks; names that are none are left out. */
export async function namedBadges(
  db: Db,
  caller: Caller,
  { names, blocks }: CallInput<typeof several>,
  now: Date,
): Promise<CallAnswer<typeof several>> {
  const found = countersOf(names)
  const badges = await badgesOf(db, caller, found, now)
  const counted = blocks.map(block => countersOf(block.counters).map(counter => countedBy(counter, caller)))
  const cases = await countCases(db, caller, counted, now)
  return [
    ...found.map(({ call }, at) => ({ name: nameOf(call), ...(badges[at] ?? NOTHING) })),
    ...blocks.map(({ name }, at) => ({ name, ...(cases[at] ?? NOTHING) })),
  ]
}

const countersOf = (names: readonly string[]) => COUNTERS.filter(({ call }) => names.includes(nameOf(call)))
const nameOf = ({ path }: Counter['call']): string => path.slice('api/'.length)

async function badgesOf(db: Db, caller: Caller, counters: readonly Counter[], now: Date): Promise<Badge[]> {
  const numbers = await countTodos(db, caller, queriesOf(counters, caller), now)
  return counters.map((_, at) => ({ total: numbers[2 * at] ?? 0, urgent: numbers[2 * at + 1] ?? 0 }))
}

/** Total and urgent of each counter, in turn. */
export function queriesOf(counters: readonly Counter[], caller: Caller): CountQuery[] {
  return counters
    .map(counter => countedBy(counter, caller))
    .flatMap((counted: Counted): CountQuery[] => [counted, { ...counted, by: 'urgent' }])
}
