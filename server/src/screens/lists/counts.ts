import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { listCounts } from '@portal/shared-lib/contract/lists'
import { type RawBuilder, sql } from 'kysely'
import { readParties } from '../../petitions/access/parties'
import type { Db } from '../../platform/database/connect'
import { cappedTotal, TOTAL_LIMIT } from '../../platform/paging/total'
import type { Ask } from '../../platform/route'
import { EVERYTHING } from './conditions'
import { rowsOf } from './count'
import { searchOf } from './list'
import type { ListSearch } from './part'
import { idsInReach } from './reach-rows'

/** How many rows of a list each tab has, under the conditions and rights under which the list itself is read. */
export async function readCounts(ask: Ask<CallInput<typeof listCounts>>): Promise<CallAnswer<typeof listCounts>> {
  const search = await searchOf(ask)
  const tabs = ask.args.tabs.map(conditions => search.narrowed({ join: 'and', conditions, groups: [] }))
  const row = await countTabs(ask.db, search, tabs)
  return tabs.map((_, at) => cappedTotal(Number(row[nameOf(at)])))
}

const nameOf = (at: number) => `n${at}`

type Counts = Readonly<Record<string, string>>

/** One statement: to-dos are few and read once for all tabs, petitions are counted for each up to the limit. */
async function countTabs(db: Db, search: ListSearch, tabs: readonly RawBuilder<boolean>[]): Promise<Counts> {
  const query = search.view.ofPetitions ? await eachInReach(db, search, tabs) : allAtOnce(search, tabs)
  const { rows } = await query.execute(db)
  return rows[0] ?? {}
}

function allAtOnce(search: ListSearch, tabs: readonly RawBuilder<boolean>[]) {
  const counts = tabs.map((tab, at) => sql`count(*) filter (where ${tab}) as ${sql.ref(nameOf(at))}`)
  return sql<Counts>`select ${sql.join(counts)} ${rowsOf(search)}`
}

async function eachInReach(db: Db, search: ListSearch, tabs: readonly RawBuilder<boolean>[]) {
  const parties = await readParties(db, search.asker.caller)
  const counts = tabs.map((tab, at) => {
    const filter = search.filter === EVERYTHING ? tab : sql<boolean>`(${search.filter} and ${tab})`
    const ids = idsInReach({ ...search, filter }, parties, TOTAL_LIMIT + 1)
    return sql`(select count(*) from (${ids}) as found) as ${sql.ref(nameOf(at))}`
  })
  return sql<Counts>`select ${sql.join(counts)}`
}
