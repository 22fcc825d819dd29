import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import { partiesOf } from '../../petitions/access/parties'
import { isOfMine } from '../../petitions/access/reach'
import { EVERYTHING } from './conditions'
import type { ListRow, ListSearch, Part, Read } from './part'
import { selected } from './selected'
import type { OfPetitions } from './view'

/** SQL of a part of a list of petitions: what is shown is looked up for the rows of the page alone. */
export function rowsInReach(read: Read, part: Part): RawBuilder<ListRow> {
  const { view, asker } = read
  return sql<ListRow>`
    select ${selected(view)}, petition.id::text as row_id, page.at as row_at
    from (${pageOf(read, part)}) as page
    join petition on petition.province_code = ${asker.caller.provinceCode} and petition.id = page.id
    ${view.ofPetitions?.joins} order by ${inOrder(read, part, { at: 'page.at', id: 'page.id' })}`
}

/** SQL of the ids: of each of the caller's parties, and each county sought, the next ones along an index, and of these together the next. */
function pageOf(read: Read, part: Part) {
  const { offset, limit, condition, dated } = part
  const { value } = read.order.key
  return sql`
    select found.id, found.at from ${rangesOf(read)} cross join lateral (
      select reach.petition_id as id, ${dated ? value : sql`null::timestamptz`} as at
      from ${reachOf(read)} and ${condition}
      order by ${inOrder(read, part, { at: value, id: 'reach.petition_id' })} limit ${offset + limit}) as found
    group by found.id, found.at
    order by ${inOrder(read, part, { at: 'found.at', id: 'found.id' })} offset ${offset} limit ${limit}`
}

/** SQL of the ids of a whole list, each once, of each party at most so many. */
export const idsInReach = (read: ListSearch, most?: number) => sql`
  select distinct found.id from ${rangesOf(read)} cross join lateral (
    select reach.petition_id as id from ${reachOf(read)} ${most === undefined ? sql`` : sql`limit ${most}`}) as found`

const rangesOf = ({ asker: { caller }, counties }: ListSearch) =>
  sql`(${partiesOf(caller)}) as mine (party, given) ${counties ? sql`cross join ${counties} as place` : sql``}`

/** Petitions themselves are read only where the list or the filter asks about them. */
function reachOf({ view, asker, filter, counties }: ListSearch) {
  const { joins, condition }: Partial<OfPetitions> = view.ofPetitions ?? {}
  const isListed = isOfficer(asker.caller) ? sql`false` : isOfMine(asker.caller)
  if (!condition && filter === EVERYTHING) return sql`petition_reach as reach where ${isListed}`
  return sql`petition_reach as reach
    join petition on petition.province_code = ${asker.caller.provinceCode} and petition.id = reach.petition_id ${joins}
    where ${isListed} ${counties ? sql`and reach.county = place.county` : sql``} and ${filter} and ${condition?.(asker) ?? EVERYTHING}`
}

interface By {
  readonly at: string | RawBuilder<unknown>
  readonly id: string
}

function inOrder({ order }: Read, { dated }: Part, { at, id }: By) {
  const direction = sql.raw(order.descending ? 'desc' : 'asc')
  const last = sql`${sql.ref(id)} ${direction}`
  return dated ? sql`${typeof at === 'string' ? sql.ref(at) : at} ${direction}, ${last}` : last
}
