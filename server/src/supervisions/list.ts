import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { nameOf } from '@portal/shared-lib/contract/rules/review'
import {
  ADDRESSEE_STATES,
  SUPERVISION_CONCLUSIONS,
  SUPERVISION_ORIGINS,
  SUPERVISION_STATES,
} from '@portal/shared-lib/contract/rules/supervision'
import type { supervisions } from '@portal/shared-lib/contract/supervisions'
import { sql } from 'kysely'
import { lampOf, limitShown } from '../petitions/clocks/lamps/lamps'
import { type CountedRows, isCountedRow } from '../petitions/record/counted-rows'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { getTodoType } from '../petitions/todos/types'
import { SUGGESTIONS, suggestionIn } from '../petitions/urging/suggestions/suggest-supervision'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { cappedTotal, TOTAL_LIMIT } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import { entriesOf } from './entries'
import { mayKnowAddressee } from './sight'

type Ask = CallInput<typeof supervisions>
type Answer = CallAnswer<typeof supervisions>
export type Listed = Answer['list'][number]
type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

/** A page of orders, or of what waits for the caller, newest first. */
export async function listSupervisions(db: Db, caller: Caller, ask: Ask, now: Date): Promise<Answer> {
  const { cursor } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = matching(db, caller, ask, now).$if(ask.counted.length > 0, query =>
    query.where(isCountedRow('supervision.id', countedOrders(db, caller, now), ask.counted)),
  )
  const page = withNames(found, caller)
    .orderBy('entry.key', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('entry.key', '<', cursor)
  ).execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ key }) => key)
  return { list: shown.map(row => listed(row, now)), ...(await totalOf(db, found)), next }
}

/** As `countTotal`: of a suggestion there is no order. */
async function totalOf(db: Db, found: ReturnType<typeof matching>) {
  const { count } = await db
    .selectFrom(
      found
        .select('entry.key')
        .limit(TOTAL_LIMIT + 1)
        .as('found'),
    )
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return cappedTotal(Number(count))
}

/** The orders on one petition, which the caller may see, as rows. */
export const orderRows = (db: Db, caller: Caller, petitionId: string, now: Date) =>
  ordersIn(db, caller, now).where(sql<boolean>`exists (
    select from supervision_petition as part
    where part.province_code = supervision.province_code and part.supervision_id = supervision.id
      and part.petition_id = ${petitionId})`)

/** The orders on one petition, which the caller may see, as a list shows them. */
export async function supervisionsOfPetition(db: Db, caller: Caller, petitionId: string, now: Date): Promise<Listed[]> {
  const rows = await withNames(orderRows(db, caller, petitionId, now), caller)
    .orderBy('entry.key', 'desc')
    .execute()
  return rows.map(row => listed(row, now))
}

/** One of them, which the caller may know of. */
export async function listedSupervision(db: Db, caller: Caller, id: string, now: Date): Promise<Listed> {
  const row = await withNames(ordersIn(db, caller, now), caller)
    .where('supervision.id', '=', id)
    .executeTakeFirstOrThrow()
  return listed(row, now)
}

const from = (db: Db, caller: Caller, tab: Ask['tab'], now: Date) =>
  db
    .selectFrom(entriesOf(db, caller, tab, now).as<'entry'>('entry'))
    .leftJoin('supervision', join =>
      join
        .on('supervision.province_code', '=', caller.provinceCode)
        .onRef('supervision.id', '=', sql.ref<string>('entry.order_id')),
    )
    .innerJoin('petition', join =>
      join
        .on('petition.province_code', '=', caller.provinceCode)
        .onRef('petition.id', '=', sql.ref<string>('entry.petition_id')),
    )

const inSight = (db: Db, caller: Caller, tab: Ask['tab'], now: Date) =>
  from(db, caller, tab, now).where(({ exists }) =>
    exists(
      petitionsVisibleTo(db, caller)
        .where('petition.id', '=', sql<string>`entry.petition_id`)
        .select('petition.id')
        .offset(0),
    ),
  )

const ordersIn = (db: Db, caller: Caller, now: Date) => inSight(db, caller, 'all', now)

/** Of figures: all of which the caller may know, as the list shows them. */
export const countedOrders = (db: Db, caller: Caller, now: Date): CountedRows => ({
  rows: sql`${ordersIn(db, caller, now)
    .select(['supervision.id', 'supervision.petition_id', 'supervision.state as dbzt'])
    .select(sql`china_day(supervision.sent_at)`.as('fcsj'))}`,
  fields: ['fcsj', 'dbzt'],
})

/** Whoever has a to-do about it may see it, unless there is a wall. */
function matching(db: Db, caller: Caller, ask: Ask, now: Date) {
  const { tab, todoType, words, reason, way, state, addressee, lamp } = ask
  return (tab === 'mine' ? from(db, caller, tab, now) : inSight(db, caller, tab, now))
    .$if(todoType !== '', query => query.where('entry.todo_type', '=', todoType))
    .$if(words !== '', query => query.where(speaksOf(words)))
    .$if(reason !== '', query => query.where('supervision.reason', '=', reason))
    .$if(way !== '', query => query.where('supervision.way', '=', way))
    .$if(state !== '', query => query.where('supervision.state', '=', state as '0'))
    .$if(addressee !== '', query => query.where(goesTo(caller, addressee)))
    .$if(lamp !== '', query => query.where(sql<boolean>`${lampOf(sql.ref('entry'), now)} = ${lamp}`))
}

const speaksOf = (words: string) => sql<boolean>`(starts_with(supervision.order_no, ${words.toUpperCase()})
  or starts_with(petition.petition_no, ${words.toUpperCase()}) or strpos(supervision.title, ${words}) > 0)`

/** SQL for whether one of those whom it goes to is called so, as far as the caller may know. */
const goesTo = (caller: Caller, name: string) => sql<boolean>`exists (
  select from supervision_addressee as addressee join organisation on organisation.id = addressee.org_id
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and strpos(company_name, ${name}) > 0 and ${mayKnowAddressee(caller)})`

const addresseeNames = (caller: Caller) => sql<string | null>`(
  select string_agg(organisation.company_name, '、' order by addressee.id)
  from supervision_addressee as addressee join organisation on organisation.id = addressee.org_id
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and ${mayKnowAddressee(caller)})`

const codeOf = (table: string, column: string) => sql<string | null>`(
  select code_name from code_item where table_name = ${table} and code_id = ${sql.ref(column)})`

const PETITIONS = sql<number>`(
  select count(*)::integer from supervision_petition as part
  where part.province_code = supervision.province_code and part.supervision_id = supervision.id)`

/** SQL of the state of the caller's own organisation as an addressee. */
const ownState = ({ orgId }: Caller) => sql<string | null>`(
  select addressee.state from supervision_addressee as addressee
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id
    and addressee.org_id = ${orgId} order by addressee.closed_at nulls first, addressee.id limit 1)`

const withNames = (found: ReturnType<typeof from>, caller: Caller) =>
  found
    .leftJoin('organisation as office', 'office.id', 'supervision.org_id')
    .select(['entry.key', 'entry.todo_id', 'entry.todo_type', 'entry.order_id', 'entry.addressee_id'])
    .select(['entry.approval_id', 'entry.suggestion'])
    .select(['entry.due_at', 'entry.calm_at', 'entry.yellow_at', 'entry.orange_at'])
    .select(['petition.petition_no', 'supervision.order_no', 'supervision.title', 'supervision.reason'])
    .select(['supervision.way', 'supervision.origin', 'supervision.round', 'supervision.sent_at'])
    .select(['supervision.state', 'supervision.conclusion', 'office.company_name as organisation'])
    .select([addresseeNames(caller).as('addressees'), PETITIONS.as('petitions')])
    .select([codeOf('DM_DBQX', 'supervision.reason').as('reason_name'), ownState(caller).as('own_state')])
    .select(codeOf('DM_DBFS', 'supervision.way').as('way_name'))

function listed(row: Row, now: Date): Listed {
  const { due_at, calm_at, yellow_at, orange_at } = row
  const suggestion = row.suggestion ? suggestionIn(row.suggestion) : undefined
  const reason = row.reason ?? suggestion?.situation ?? ''
  const suggested = suggestion ? SUGGESTIONS[suggestion.why] : ''
  return {
    id: row.order_id ?? '',
    orderNo: row.order_no ?? '',
    title: row.title ?? '',
    petitionNo: row.petition_no,
    petitionCount: row.order_id ? row.petitions : 1,
    reason,
    reasonName: row.reason_name ?? suggested,
    way: row.way ?? '',
    wayName: row.way_name ?? '',
    organisation: row.organisation ?? '',
    addressees: row.addressees ?? '',
    origin: row.origin ?? '',
    originName: row.origin ? SUPERVISION_ORIGINS[row.origin] : '',
    round: row.round ?? 1,
    sentAt: row.sent_at && dateTimeOf(row.sent_at),
    ...stateOf(row),
    conclusion: row.conclusion ?? '',
    conclusionName: nameOf(SUPERVISION_CONCLUSIONS, row.conclusion ?? ''),
    dueAt: due_at && dateTimeOf(due_at),
    ...limitShown(due_at, { calm_at, yellow_at, orange_at }, now),
    todoId: row.todo_id ?? '',
    todoType: row.todo_type ?? '',
    todoName: row.todo_type ? getTodoType(row.todo_type).name : '',
    addresseeId: row.addressee_id ?? '',
    approvalId: row.approval_id ?? '',
  }
}

/** Of an addressee what it is there, of everybody else what the order is. */
function stateOf({ state, own_state: own }: Row): Pick<Listed, 'state' | 'stateName'> {
  if (own && state && state !== '7') return { state: own, stateName: ADDRESSEE_STATES[own as '0'] }
  return state ? { state, stateName: SUPERVISION_STATES[state] } : { state: '', stateName: '建议' }
}
