import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { REVIEW_TABS, reviews } from '@portal/shared-lib/contract/reviews'
import {
  CONCLUSION_NAMES,
  nameOf,
  REVIEW_STATE,
  REVIEW_STATES,
  type ReviewState,
} from '@portal/shared-lib/contract/rules/review'
import { sql } from 'kysely'
import { type LampThresholds, limitShown } from '../petitions/clocks/lamps/lamps'
import { type CountedRows, isCountedRow } from '../petitions/record/counted-rows'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { rowsBefore, splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import { kindName } from './original'

type Ask = CallInput<typeof reviews>
type Answer = CallAnswer<typeof reviews>
export type Listed = Answer['list'][number]
type Row = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number]

const { toDecide, supplement, refused, inHand, hearing, approval, decided, closed, withdrawn } = REVIEW_STATE

type Tab = (typeof REVIEW_TABS)[number]
type Filter = Pick<Ask, 'tab' | 'kind' | 'conclusion'>
type Stage = Exclude<Tab, 'mine' | 'all'>

const STATES: Readonly<Record<Stage, readonly ReviewState[]>> = {
  toDecide: [toDecide, supplement],
  inHand: [inHand, hearing, approval],
  toDeliver: [decided],
  closed: [refused, closed, withdrawn],
}

/** A page of the reviews that the caller's organisation carries on, newest first. */
export async function listReviews(db: Db, caller: Caller, ask: Ask, now: Date): Promise<Answer> {
  const { cursor } = ask
  if (cursor !== undefined && !isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  const found = matching(db, caller, ask).$if(ask.counted.length > 0, query =>
    query.where(isCountedRow('review.id', countedReviews(db, caller), ask.counted)),
  )
  const page = withNames(found, caller)
    .orderBy('review.id', 'desc')
    .limit(ask.limit + 1)
  const rows = await (cursor === undefined
    ? page.offset(rowsBefore(ask))
    : page.where('review.id', '<', cursor)
  ).execute()
  const { rows: shown, next } = splitPage(rows, ask.limit, ({ id }) => id)
  return { list: shown.map(row => listed(row, now)), ...(await countTotal(db, found.select('review.id'))), next }
}

/** The reviews of one petition, which the caller may see, as rows. */
export const reviewRows = (db: Db, { provinceCode }: Caller, petitionId: string) =>
  all(db).where('review.province_code', '=', provinceCode).where('review.petition_id', '=', petitionId)

/** The reviews of one petition, which the caller may see, as a list shows them. */
export async function reviewsOfPetition(db: Db, caller: Caller, petitionId: string, now: Date): Promise<Listed[]> {
  const rows = await withNames(reviewRows(db, caller, petitionId), caller)
    .orderBy('review.id', 'desc')
    .execute()
  return rows.map(row => listed(row, now))
}

/** One of them, which the caller may see. */
export async function listedReview(db: Db, caller: Caller, id: string, now: Date): Promise<Listed> {
  const found = all(db).where('review.province_code', '=', caller.provinceCode).where('review.id', '=', id)
  return listed(await withNames(found, caller).executeTakeFirstOrThrow(), now)
}

const all = (db: Db) =>
  db
    .selectFrom('review')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'review.province_code').onRef('petition.id', '=', 'review.petition_id'),
    )

/** Of figures: all that the caller's organisation carries on, as far as the list shows them. */
export const countedReviews = (db: Db, caller: Caller): CountedRows => ({
  rows: sql`${matching(db, caller, { tab: 'all', kind: '', conclusion: '' }).select([
    'review.id',
    'review.petition_id',
    'received_on as sqrq',
    'review.kind as fclx',
    'conclusion as fcjl',
  ])}`,
  fields: ['sqrq', 'fclx', 'fcjl'],
})

function matching(db: Db, caller: Caller, { tab, kind, conclusion }: Filter) {
  return all(db)
    .where('review.province_code', '=', caller.provinceCode)
    .$call(query =>
      tab === 'mine'
        ? query.where(waitsFor(caller))
        : query
            .where('review.org_id', '=', caller.orgId)
            .$if(tab !== 'all', own => own.where('review.state', 'in', STATES[tab as Stage])),
    )
    .where(({ exists }) =>
      exists(
        petitionsVisibleTo(db, caller)
          .where('petition.id', '=', sql<string>`review.petition_id`)
          .select('petition.id')
          .offset(0),
      ),
    )
    .$if(kind !== '', query => query.where('review.kind', '=', kind as 'review'))
    .$if(conclusion !== '', query => query.where('review.conclusion', '=', conclusion as '1'))
}

/** SQL for whether a to-do about it waits in the caller's department, for the caller or for nobody yet. */
const waitsFor = ({ deptId, holderId }: Caller) => sql<boolean>`exists (
  select from todo
  where todo.province_code = review.province_code and todo.ref_id = review.id::text and todo.todo_type = 'review'
    and todo.done_at is null and todo.dept_id = ${deptId} and todo.person_id in ('', ${holderId}))`

/** SQL of the limit that a review is shown with: that of the caller's to-do, else what runs on it and is due first. */
const limitFor = ({ deptId, holderId }: Caller) =>
  sql<LampThresholds & { due_at: Date | null }>`(
  select due_at, calm_at, yellow_at, orange_at from (
    select 1 as place, due_at, calm_at, yellow_at, orange_at from todo
    where todo.province_code = review.province_code and todo.ref_id = review.id::text and todo.todo_type = 'review'
      and todo.done_at is null and todo.dept_id = ${deptId} and todo.person_id in ('', ${holderId})
    union all
    select 2, due_at, calm_at, yellow_at, orange_at from clock
    where clock.province_code = review.province_code and clock.petition_id = review.petition_id
      and clock.step_id = review.step_id and clock.state in ('running', 'paused')
      and clock.type in ('K10', 'K12', 'K18', 'K19') and review.closed_at is null
  ) as due order by place, due_at limit 1)`.as('due')

const APPLICANTS = sql<string>`(
  select string_agg(person.name, '、' order by person.seq)
  from review_applicant as applicant join petition_person as person on person.province_code = applicant.province_code
    and person.petition_id = review.petition_id and person.seq = applicant.person_seq
  where applicant.province_code = review.province_code and applicant.review_id = review.id)`

const ALL_IN_TIME = sql<boolean>`not exists (
  select from review_applicant as applicant
  where applicant.province_code = review.province_code and applicant.review_id = review.id and not in_time)`

const withNames = (found: ReturnType<typeof all>, caller: Caller) =>
  found
    .leftJoinLateral(limitFor(caller), join => join.onTrue())
    .innerJoin('organisation as office', 'office.id', 'review.org_id')
    .innerJoin('organisation as original', 'original.id', 'review.original_org_id')
    .leftJoin('person as handler', 'handler.id', 'review.handler_id')
    .select(['review.id', 'review_no as reviewNo', 'petition_no as petitionNo', 'review.kind', 'review.state'])
    .select(['received_on as receivedOn', 'conclusion', 'office.company_name as organisation'])
    .select(['original.company_name as originalOrganisation', 'handler.user_name as handler'])
    .select(['due.due_at as dueAt', 'due.calm_at', 'due.yellow_at', 'due.orange_at'])
    .select([APPLICANTS.as('applicants'), ALL_IN_TIME.as('isInTime')])

const listed = (
  { dueAt, calm_at, yellow_at, orange_at, handler, conclusion, applicants, ...row }: Row,
  now: Date,
): Listed => ({
  ...row,
  ...limitShown(dueAt, { calm_at, yellow_at, orange_at }, now),
  applicants: applicants ?? '',
  kindName: kindName(row.kind),
  stateName: REVIEW_STATES[row.state],
  conclusionName: nameOf(CONCLUSION_NAMES, conclusion),
  handler: handler ?? '',
  dueAt: dueAt && dateTimeOf(dueAt),
})
