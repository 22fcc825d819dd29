import { type RawBuilder, sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import { type KnownParties, partiesOf } from '../../petitions/access/parties'
import { isOfMine, isOfParties } from '../../petitions/access/reach'
import { EVERYTHING } from './conditions'
import type { ListRow, ListSearch, Part, Read } from './part'
import { selected } from './selected'
import type { OfPetitions } from './view'

/** SQL of a part of a list of petitions: what is shown is looked up for the rows of the page alone. */
export function rowsInReach(read: Read, part: Part): RawBuilder<ListRow> {
  const { view, asker } = read
  return sql<ListRow>`
    select ${selected(view, asker)}, petition.id::text as row_id, page.at as row_at
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

/**
 * SQL of the ids of a whole list, each once, at most so many. Of a list that asks nothing of the petitions the beginning of
 * each party's range is enough; else the database chooses whether to begin with the parties' or with what is asked for.
 */
export function idsInReach(read: ListSearch, parties: KnownParties, most?: number): RawBuilder<unknown> {
  const limit = most === undefined ? sql`` : sql`limit ${most}`
  if (asksNothing(read))
    return sql`select distinct found.id from ${rangesOf(read)} cross join lateral (
      select reach.petition_id as id from ${reachOf(read)} ${limit}) as found ${limit}`
  const { asker, filter, counties, within = EVERYTHING } = read
  const { caller } = asker
  const { joins, condition }: Partial<OfPetitions> = read.view.ofPetitions ?? {}
  const isListed = isOfficer(caller) ? sql`false` : isOfParties(caller, parties)
  const isThere = counties ? sql`and reach.county in (select county from ${counties} as place)` : sql``
  return sql`select petition.id from petition ${joins}
    where petition.province_code = ${caller.provinceCode} and ${filter} and ${condition?.(asker) ?? EVERYTHING}
      and exists (select from petition_reach as reach
        where reach.petition_id = petition.id and ${isListed} and ${within} ${isThere})
    ${limit}`
}

/** Whether everything within reach is listed. */
export const asksNothing = ({ view, filter }: ListSearch): boolean =>
  !view.ofPetitions?.condition && filter === EVERYTHING

const rangesOf = ({ asker: { caller }, counties }: ListSearch) =>
  sql`(${partiesOf(caller)}) as mine (party, given) ${counties ? sql`cross join ${counties} as place` : sql``}`

/** Petitions themselves are read only where the list or the filter asks about them. */
function reachOf(search: ListSearch) {
  const { view, asker, filter, counties, within = EVERYTHING } = search
  const { joins, condition }: Partial<OfPetitions> = view.ofPetitions ?? {}
  const isListed = isOfficer(asker.caller) ? sql`false` : isOfMine(asker.caller)
  if (asksNothing(search)) return sql`petition_reach as reach where ${isListed} and ${within}`
  return sql`petition_reach as reach
    join petition on petition.province_code = ${asker.caller.provinceCode} and petition.id = reach.petition_id ${joins}
    where ${isListed} ${counties ? sql`and reach.county = place.county` : sql``} and ${within} and ${filter}
      and ${condition?.(asker) ?? EVERYTHING}`
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
