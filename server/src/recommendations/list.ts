import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { RECOMMENDATION_TABS, recommendations } from '@portal/shared-lib/contract/recommendations'
import { RECOMMENDATION_STATES } from '@portal/shared-lib/contract/rules/recommendation'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { limitShown } from '../petitions/clocks/lamps/lamps'
import { type CountedRows, isCountedRow } from '../petitions/record/counted-rows'
import { dateTimeOf, startOfDay } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import { isEntrusted } from './entrusted'
import { OWED, petitionOf, recommendationsVisibleTo } from './row'

type Asked = CallInput<typeof recommendations>
type Answer = CallAnswer<typeof recommendations>
export type Listed = Answer['list'][number]
type Tab = (typeof RECOMMENDATION_TABS)[number]
type Filter = Pick<Asked, 'tab' | 'year' | 'kind' | 'adopted' | 'words'>
type Query = ReturnType<typeof recommendationsVisibleTo>

const SHOWN_CHARACTERS = 200

/** A page of those that wait for the caller, that the caller's organisation has written, or that came to it; newest first. */
export async function listRecommendations(db: Db, caller: Caller, ask: Asked, now: Date): Promise<Answer> {
  const { cursor } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = matching(db, caller, ask, now).$if(ask.counted.length > 0, query =>
    query.where(isCountedRow('recommendation.id', countedRecommendations(db, caller, now), ask.counted)),
  )
  const page = withNames(db, caller, found)
    .orderBy('recommendation.id', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('recommendation.id', '<', cursor)
  ).execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ id }) => id)
  return {
    list: shown.map(row => listed(row, now)),
    ...(await countTotal(db, found.select('recommendation.id'))),
    next,
  }
}

/** Those that the query has, newest first. */
export async function listedOf(db: Db, caller: Caller, query: Query, now: Date): Promise<Listed[]> {
  const rows = await withNames(db, caller, query).orderBy('recommendation.id', 'desc').execute()
  return rows.map(row => listed(row, now))
}

/** What a list or a figure is about: the one condition behind both. */
export const matching = (db: Db, caller: Caller, { tab, year, kind, adopted, words }: Filter, now: Date): Query =>
  recommendationsVisibleTo(db, caller)
    .where(tab === 'entrusted' ? isEntrusted(db, caller, now) : TABS[tab](caller))
    .$if(year !== 0, query => query.where(inYear(year)))
    .$if(kind !== '', query => query.where('recommendation.kind', '=', kind as '1'))
    .$if(adopted !== '', query => query.where(ANSWERED_BY[adopted as Exclude<Asked['adopted'], ''>]))
    .$if(words !== '', query => query.where(speaksOf(words)))

/** Of figures: the register of what the caller's organisation has sent. */
export const countedRecommendations = (db: Db, caller: Caller, now: Date): CountedRows => ({
  rows: sql`${matching(db, caller, { tab: 'sent', year: 0, kind: '', adopted: '', words: '' }, now)
    .select(['recommendation.id', 'recommendation.petition_id', 'adopted as cnqk'])
    .select(sql`china_day(sent_at)`.as('fcsj'))}`,
  fields: ['fcsj', 'cnqk'],
})

const TABS: Readonly<Record<Exclude<Tab, 'entrusted'>, (caller: Caller) => ReturnType<typeof sql<boolean>>>> = {
  mine: ({ deptId, holderId }) => sql`exists (
    select from todo
    where todo.province_code = recommendation.province_code and todo.petition_id is null
      and todo.ref_id = recommendation.id::text and todo.todo_type in ('recommendation', 'recommendationApproval')
      and todo.done_at is null and todo.dept_id = ${deptId} and todo.person_id in ('', ${holderId}))`,
  drafts: ({ orgId }) => sql`(recommendation.from_org_id in ${inPlaceOf(orgId)} and recommendation.sent_at is null)`,
  sent: ({ orgId }) => sql`(recommendation.from_org_id in ${inPlaceOf(orgId)} and recommendation.sent_at is not null)`,
  received: ({ orgId }) => sql`(recommendation.to_org_id in ${inPlaceOf(orgId)})`,
}

/** Of its sending; of its writing as long as it is not sent. */
const inYear = (year: number) => sql<boolean>`coalesce(recommendation.sent_at, recommendation.created_at)
  between ${startOfDay(`${year}-01-01`)} and ${new Date(startOfDay(`${year + 1}-01-01`).getTime() - 1)}`

/** What an answer may be, as SQL: the last that has come. */
export const ANSWERED_BY = {
  full: sql<boolean>`recommendation.adopted = 'full'`,
  part: sql<boolean>`recommendation.adopted = 'part'`,
  none: sql<boolean>`recommendation.adopted = 'none'`,
  waiting: sql<boolean>`recommendation.adopted = ''`,
  answered: sql<boolean>`recommendation.adopted <> ''`,
  late: sql<boolean>`recommendation.is_late`,
} as const

const speaksOf = (words: string) => sql<boolean>`(starts_with(recommendation.document_no, ${words}) or exists (
  select from organisation
  where organisation.id in (recommendation.from_org_id, recommendation.to_org_id)
    and strpos(company_name, ${words}) > 0))`

const withNames = (db: Db, caller: Caller, query: Query) =>
  query
    .innerJoin('organisation as sender', 'sender.id', 'recommendation.from_org_id')
    .innerJoin('organisation as receiver', 'receiver.id', 'recommendation.to_org_id')
    .selectAll('recommendation')
    .select(['sender.company_name as sender', 'receiver.company_name as receiver'])
    .select(petitionOf(db, caller).as('petitionNo'))

type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

const listed = (row: Row, now: Date): Listed => ({
  id: row.id,
  documentNo: row.document_no,
  kind: row.kind,
  sender: row.sender,
  receiver: row.receiver,
  petitionNo: row.petitionNo ?? '',
  text: row.text.slice(0, SHOWN_CHARACTERS),
  state: row.state,
  stateName: RECOMMENDATION_STATES[row.state],
  sentAt: row.sent_at && dateTimeOf(row.sent_at),
  dueAt: row.due_at && dateTimeOf(row.due_at),
  ...lampOf(row, now),
  adopted: row.adopted,
  answeredAt: row.answered_at && dateTimeOf(row.answered_at),
  isLate: row.is_late,
})

function lampOf(row: Row, now: Date): Pick<Listed, 'lamp' | 'remainingDays'> {
  if (OWED.some(state => state === row.state)) return limitShown(row.due_at, row, now)
  return { lamp: row.due_at ? 'grey' : 'none', remainingDays: null }
}
