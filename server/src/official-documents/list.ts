import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { OFFICIAL_TABS, officialDocuments } from '@portal/shared-lib/contract/official-documents'
import {
  OFFICIAL_STATES,
  type OfficialKind,
  RECEIVER_STATES,
  type ReceiverState,
  OFFICIAL_STATE as STATE,
} from '@portal/shared-lib/contract/rules/official-document'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { type LampThresholds, limitShown } from '../petitions/clocks/lamps/lamps'
import { dateTimeOf, startOfDay } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import { entrustedBy, isEntrusted } from './entrusted'
import { documentsVisibleTo, petitionOf } from './row'

type Asked = CallInput<typeof officialDocuments>
type Answer = CallAnswer<typeof officialDocuments>
export type Listed = Answer['list'][number]
type Tab = (typeof OFFICIAL_TABS)[number]
type Query = ReturnType<typeof documentsVisibleTo>

/** Names of receivers that a row shows. */
const SHOWN_NAMES = 3

/** A page of what came to the caller's organisation, what it has sent, what waits for the caller or was entrusted to the caller, or its drafts; newest first. */
export async function listDocuments(db: Db, caller: Caller, ask: Asked, now: Date): Promise<Answer> {
  const { cursor } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = matching(db, caller, ask, now)
  const page = withNames(db, caller, found, now)
    .orderBy('official_document.id', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('official_document.id', '<', cursor)
  ).execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ id }) => id)
  const total = await countTotal(db, found.select('official_document.id'))
  return { list: shown.map(row => listed(row, now)), ...total, next }
}

/** Those that the query has, newest first. */
export async function listedOf(db: Db, caller: Caller, query: Query, now: Date): Promise<Listed[]> {
  const rows = await withNames(db, caller, query, now).orderBy('official_document.id', 'desc').execute()
  return rows.map(row => listed(row, now))
}

function matching(db: Db, caller: Caller, asked: Asked, now: Date): Query {
  const { tab, year, kind, urgency, state, words } = asked
  const shown = TABS[tab](caller)
  return documentsVisibleTo(db, caller)
    .where(tab === 'todo' ? sql<boolean>`(${shown} or ${isEntrusted(db, caller, now)})` : shown)
    .$if(year !== 0, query => query.where(inYear(year)))
    .$if(kind !== '', query => query.where('official_document.kind', '=', kind))
    .$if(urgency !== '', query => query.where('official_document.urgency', '=', urgency as '0'))
    .$if(state !== '', query => query.where('official_document.state', '=', state as '0'))
    .$if(words !== '', query => query.where(speaksOf(words)))
}

const isOwn = ({ orgId }: Caller) => sql`official_document.org_id in ${inPlaceOf(orgId)}`

const TABS: Readonly<Record<Tab, (caller: Caller) => ReturnType<typeof sql<boolean>>>> = {
  received: ({ orgId }) => sql`(official_document.incoming or exists (
    select from official_receiver as own where own.province_code = official_document.province_code
      and own.document_id = official_document.id and own.org_id in ${inPlaceOf(orgId)}
      and own.delivered_at is not null))`,
  sent: caller =>
    sql`(not official_document.incoming and official_document.state <> ${STATE.draft} and ${isOwn(caller)})`,
  todo: ({ provinceCode, deptId, holderId }) => sql`official_document.id in (
    select split_part(todo.ref_id, '-', 1)::bigint from todo
    where todo.province_code = ${provinceCode} and todo.petition_id is null
      and todo.todo_type in ('document', 'documentApproval')
      and todo.done_at is null and todo.dept_id = ${deptId} and todo.person_id in ('', ${holderId}))`,
  drafts: caller => sql`(official_document.state = ${STATE.draft} and ${isOwn(caller)})`,
}

/** Of its sending or its arrival, else of its writing. */
const DATE = sql<Date>`coalesce(official_document.sent_at, official_document.created_at)`

const inYear = (year: number) => sql<boolean>`${DATE} between ${startOfDay(`${year}-01-01`)}
  and ${new Date(startOfDay(`${year + 1}-01-01`).getTime() - 1)}`

const speaksOf = (words: string) => sql<boolean>`(starts_with(official_document.document_no, ${words})
  or strpos(official_document.title, ${words}) > 0 or strpos(official_document.sender_name, ${words}) > 0
  or exists (select from organisation where organisation.id = official_document.org_id
    and not official_document.incoming and strpos(company_name, ${words}) > 0)
  or exists (select from official_receiver as receiver where receiver.province_code = official_document.province_code
    and receiver.document_id = official_document.id and strpos(receiver.name, ${words}) > 0))`

/** What the caller's organisation has to do with it as a receiver, and how far all are. */
const receipts = ({ orgId }: Caller) => sql<{
  own_state: ReceiverState | null
  own_due: Date | null
  calm_at: Date | null
  yellow_at: Date | null
  orange_at: Date | null
  names: string[]
  signed: number
  total: number
}>`(select max(receiver.state) filter (where is_own) as own_state, max(due_at) filter (where is_own) as own_due,
    max(calm_at) filter (where is_own) as calm_at, max(yellow_at) filter (where is_own) as yellow_at,
    max(orange_at) filter (where is_own) as orange_at,
    coalesce(array_agg(name order by seq) filter (where not copied), '{}') as names,
    (count(*) filter (where receiver.state <> '1'))::int as signed, count(*)::int as total
  from (select official_receiver.*, coalesce(org_id in ${inPlaceOf(orgId)}, false) as is_own from official_receiver
    where province_code = official_document.province_code and document_id = official_document.id) as receiver)`

const withNames = (db: Db, caller: Caller, query: Query, now: Date) =>
  query
    .innerJoin('organisation as sender', 'sender.id', 'official_document.org_id')
    .innerJoinLateral(receipts(caller).as('receipts'), join => join.onTrue())
    .selectAll('official_document')
    .select('sender.company_name as sender')
    .select(['own_state', 'own_due', 'names', 'signed', 'total'])
    .select(['receipts.calm_at', 'receipts.yellow_at', 'receipts.orange_at'])
    .select(petitionOf(db, caller).as('petitionNo'))
    .select(entrustedBy(db, caller, now).as('onBehalf'))

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

const listed = (row: Row, now: Date): Listed => ({
  id: row.id,
  incoming: row.incoming,
  documentNo: row.document_no,
  kind: row.kind as OfficialKind,
  urgency: row.urgency,
  title: row.title,
  sender: row.incoming ? row.sender_name : row.sender,
  receivers: receiversShown(row),
  petitionNo: row.petitionNo ?? '',
  onBehalf: row.onBehalf ?? '',
  state: row.state,
  stateName: row.own_state && row.state !== STATE.void ? RECEIVER_STATES[row.own_state] : OFFICIAL_STATES[row.state],
  at: dateTimeOf(row.received_on ? startOfDay(row.received_on) : (row.sent_at ?? row.created_at)),
  dueAt: row.own_due && dateTimeOf(row.own_due),
  ...lampOf(row, now),
  signed: row.signed,
  total: row.total,
})

const receiversShown = ({ incoming, sender, names }: Row): string =>
  incoming
    ? sender
    : `${names.slice(0, SHOWN_NAMES).join('、')}${names.length > SHOWN_NAMES ? `等${names.length}个单位` : ''}`

function lampOf(row: Row & LampThresholds, now: Date): Pick<Listed, 'lamp' | 'remainingDays'> {
  if (row.own_state === '1' && row.state !== STATE.void) return limitShown(row.own_due, row, now)
  return { lamp: row.own_due ? 'grey' : 'none', remainingDays: null }
}
