import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { listShares } from '@portal/shared-lib/contract/lists'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { type RawBuilder, sql } from 'kysely'
import { readParties } from '../../petitions/access/parties'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { codeName, regionPath } from '../../platform/tables/names'
import { searchOf } from './list'
import type { ListSearch } from './part'
import { idsInReach } from './reach-rows'

type Answer = CallAnswer<typeof listShares>

interface Part {
  readonly name: string
  /** SQL of what a petition is counted under. */
  readonly code: RawBuilder<unknown>
  readonly called: RawBuilder<string>
}

/** Of more than these nobody wants the shares, and they take long. */
const MOST = 200_000

const { channel: CHANNEL, placeRegion: PLACE, category: CATEGORY } = PETITION_FIELDS

/** By what petitions are counted: places by counties, categories by those of the first level. */
const PARTS: Readonly<Record<string, Part>> = {
  xfxs: { name: CHANNEL.label, code: sql`petition.channel`, called: codeName(CHANNEL.table, 'counted.code') },
  wtsd: {
    name: PLACE.label,
    code: sql`rpad(left(petition.place_region, 6), 12, '0')`,
    called: regionPath('counted.code'),
  },
  xfjzt: { name: '状态', code: sql`petition.state`, called: codeName('DM_XFJZT', 'counted.code') },
  nrfl: {
    name: CATEGORY.label,
    code: sql`rpad(left(petition.category, 2), 6, '0')`,
    called: codeName(CATEGORY.table, 'counted.code'),
  },
}

interface Counted {
  readonly part: string
  readonly code: string
  readonly name: string
  readonly count: number
}

/** How the petitions of a list divide, under the conditions and rights under which the list itself is read. */
export async function readShares(ask: Ask<CallInput<typeof listShares>>): Promise<Answer> {
  const search = await searchOf(ask)
  if (!search.view.ofPetitions) refuse('badInput', { detail: ask.args.viewId })
  const rows = await countParts(ask.db, search)
  const parts = Object.entries(PARTS).map(([field, { name }]) => ({
    field,
    name,
    rows: rows.flatMap(({ part, ...row }) => (part === field ? [row] : [])),
  }))
  const total = parts[0]?.rows.reduce((sum, { count }) => sum + count, 0) ?? 0
  if (total > MOST) refuseRule(`查询结果超过${MOST / 10_000}万件，请缩小查询条件后再统计`)
  return { total, parts }
}

async function countParts(db: Db, search: ListSearch): Promise<readonly Counted[]> {
  const parts = Object.entries(PARTS)
  const ids = idsInReach(search, await readParties(db, search.asker.caller), MOST + 1)
  const codes = parts.map(([field, { code }]) => sql`(${field}, ${code})`)
  const names = parts.map(([field, { called }]) => sql`when ${field} then ${called}`)
  const { rows } = await sql<Counted>`
    select part, code, count, case part ${sql.join(names, sql` `)} end as name from (
      select part, code, count(*)::int as count
      from (${ids}) as found
      join petition on petition.province_code = ${search.asker.caller.provinceCode} and petition.id = found.id
      cross join lateral (values ${sql.join(codes)}) as each (part, code) group by part, code) as counted
    order by count desc, code`.execute(db)
  return rows
}
