import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { petitionList } from '@portal/shared-lib/contract/lists'
import { type RawBuilder, sql } from 'kysely'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import { rowsBefore } from '../../platform/paging/page'
import { cappedTotal } from '../../platform/paging/total'
import { refuse } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { asksForPerson, type By, conditionSql, type Filter, filterSql } from './conditions'
import { readPage } from './page'
import type { ListSearch, Ordered, Read } from './part'
import { readPosition, writePosition } from './position'
import { findRareWords } from './rare-words'
import { shown } from './show'
import type { View } from './view'
import { VIEWS } from './views'

type Input = CallInput<typeof petitionList>

/** A page of a list that the caller may open. */
export async function readList(ask: Ask<Input>): Promise<CallAnswer<typeof petitionList>> {
  const { args, db, services } = ask
  const search = await searchOf(ask)
  const { view } = search
  const { name, ...order } = orderOf(view, args.sort)
  const read: Read = { ...search, order }
  const position = args.cursor ? readPosition(args.cursor, view, name) : undefined
  const { found, count } = await readPage(db, read, position ?? rowsBefore(args), args.limit + 1)
  const rows = found.slice(0, args.limit)
  const last = found.length > args.limit ? rows.at(-1) : undefined
  return {
    list: rows.map(row => shown(view, row, { ...read.asker, keys: services.fieldKeys })),
    ...cappedTotal(count),
    next: last ? writePosition({ order: name, at: last.row_at, id: last.row_id, count }) : null,
  }
}

/** A search, and SQL of what else narrows it. */
interface Narrowable extends ListSearch {
  readonly narrowed: (filter: Filter) => RawBuilder<boolean>
}

/** Which rows of a list that the caller may open are asked for. */
export async function searchOf(ask: Ask<Pick<Input, 'viewId' | 'filter'>>): Promise<Narrowable> {
  const { args, db, services } = ask
  const view = getView(ask.caller, args.viewId)
  const caller = view.as?.(ask.caller) ?? ask.caller
  const now = services.now()
  const rare = await findRareWords(db, caller, view, args.filter)
  const by = { keys: services.fieldKeys, now, rare }
  const filter = filterSql(view, args.filter, by)
  if (asksForPerson(view, args.filter)) await tellOfSearch(ask)
  const counties = countiesOf(view, args.filter, by)
  return { view, asker: { caller, now }, filter, counties, narrowed: more => filterSql(view, more, by) }
}

/** The list of that name; refused where none of its pages is the caller's. */
export function getView({ permissions }: Caller, viewId: string): View {
  const view = Object.hasOwn(VIEWS, viewId) ? VIEWS[viewId] : undefined
  if (!view) return refuse('badInput', { detail: viewId })
  if (!view.pages.some(page => permissions.has(page))) refuse('forbidden')
  return view
}

/** By what a list is ordered: as asked, else as it is by itself. `name` tells two orders apart. */
export function orderOf(view: View, sort: Input['sort']): Ordered & { readonly name: string } {
  const { field, descending } = sort ?? view.order
  const key = Object.hasOwn(view.sorts, field) ? view.sorts[field] : undefined
  if (!key) return refuse('badInput', { detail: field })
  return { key, descending, name: `${field} ${descending ? 'desc' : 'asc'}` }
}

/** Looking somebody up by a personal number is kept in the audit, without the number. */
const tellOfSearch = ({ db, caller, args, request }: Ask<Pick<Input, 'viewId'>>) =>
  recordAudit(db, {
    ...actorOf(caller),
    action: '按证件号或手机号查询',
    objectType: 'list',
    objectId: args.viewId,
    address: request.ip,
  })

/** SQL of the counties, `county`, to one of which a filter confines a list; undefined where it leaves them open. */
export function countiesOf(view: View, filter: Filter | undefined, by: By): RawBuilder<unknown> | undefined {
  const place = filter?.join === 'and' && filter.conditions.find(({ field }) => view.fields[field]?.kind === 'region')
  const field = place && view.fields[place.field]
  if (!field || !view.ofPetitions) return undefined
  const ofRegion = { ...field, value: sql.ref('region.region_code') }
  return sql`(select distinct left(region_code, 6)::integer as county from region
    where ${conditionSql(ofRegion, place, by)})`
}
