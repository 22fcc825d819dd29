import { petitionList } from '@portal/shared-lib/contract/lists'
import { recommendations } from '@portal/shared-lib/contract/recommendations'
import { reviews } from '@portal/shared-lib/contract/reviews'
import type { FigureList } from '@portal/shared-lib/contract/rules/figures'
import { supervisions } from '@portal/shared-lib/contract/supervisions'
import type { Table } from '../src/figures/conditions'
import type { useCases } from './cases'
import type { Portal } from './portal'

const SEED = Number(process.env.SEED ?? 1)
/** What is counted in these is itself the number of petitions. */
const SHOWN_AS_COUNTED = ['件', '件次', '批次']
/** Of a table so many cells are compared with their lists. */
export const CELLS = 6

/** The same numbers for the same seed (mulberry32). */
function randomBy(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const of = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T
  return { next, of }
}

/** Figures beside the lists that they open: both are asked for by the same account, and are to say the same. wq01 is made an analyst. */
export function useFigures(portal: Portal, cases: ReturnType<typeof useCases>) {
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })
  const random = randomBy(SEED)

  beforeAll(async () => {
    const { id } = await portal.db
      .selectFrom('post')
      .where('person_id', '=', 'demo-wq01')
      .select('id')
      .executeTakeFirstOrThrow()
    await portal.db.insertInto('post_role').values({ post_id: id, role_code: 'R17' }).execute()
  })

  /** How many rows a list has; undefined where its page is not the caller's. */
  const listed = async (account: string, table: Table, list: FigureList, conditions: Table['conditions']) => {
    const counted = [...table.conditions, ...conditions]
    const who = await as(account)
    if (list === 'reviews') return (await portal.answerTo(reviews, { tab: 'all', counted, limit: 1 }, who)).total
    if (list === 'orders') return (await portal.answerTo(supervisions, { tab: 'all', counted, limit: 1 }, who)).total
    if (list === 'recommendations') {
      const answer = await portal.ask(recommendations, { tab: 'sent', counted, limit: 1 }, who)
      return answer.code === 0 ? answer.data?.total : undefined
    }
    return petitionsListed(account, table, conditions)
  }

  const petitionsListed = async (account: string, table: Table, conditions: Table['conditions']) => {
    const filter = { conditions: [...table.conditions, ...conditions] }
    const asked = { viewId: table.viewId, filter, limit: 1 }
    return (await portal.answerTo(petitionList, asked, await as(account))).total
  }

  /** How many cells were not 0. */
  let compared = 0

  async function compare(account: string, table: Table, cells = CELLS) {
    const rows = [...table.rows, ...(table.total ? [{ name: 'all', conditions: [], cells: table.total }] : [])]
    for (let n = 0; n < cells; n += 1) {
      const row = random.of(rows)
      const at = Math.floor(random.next() * table.columns.length)
      const [column, cell] = [table.columns[at], row?.cells[at]]
      if (!row || !column || !cell) continue
      const where = [account, table.title, row.name, column.path.join(' ')]
      const count = await listed(account, table, column.list, [...row.conditions, ...(column.conditions ?? [])])
      if (count === undefined) continue
      expect([...where, count]).toEqual([...where, cell.count])
      if (count > 0) compared += 1
      if (cell.base === null || !column.baseConditions) continue
      const base = await listed(account, table, column.list, [...row.conditions, ...column.baseConditions])
      expect([...where, base]).toEqual([...where, cell.base])
    }
  }

  /** Every figure of all, then some of the rows. */
  async function compareAll(account: string, table: Table) {
    for (const [at, column] of table.columns.entries()) {
      const cell = table.total?.[at]
      if (!cell || !column.conditions) continue
      const where = [account, table.title, column.path.join(' ')]
      const count = await listed(account, table, column.list, column.conditions)
      expect([...where, count]).toEqual([...where, cell.count])
      if (SHOWN_AS_COUNTED.includes(column.unit)) expect([...where, cell.value]).toEqual([...where, cell.count])
    }
    await compare(account, table)
  }

  const periods = [
    { from: '2026-01-01', to: '2026-12-31' },
    { from: '2026-06-01', to: '2026-11-30' },
    { from: '2025-01-01', to: '2027-06-30' },
  ]
  const args = () => ({
    ...random.of(periods),
    dateMode: random.of(['1', '2', '3'] as const),
    region: random.of(['', '', '990100000000', '990101000000']),
    channels: random.of([[], [], ['100'], ['300', '303']]),
    repeat: random.of(['', '', '0', '1'] as const),
  })

  return { as, random, args, compare, compareAll, compared: () => compared }
}
