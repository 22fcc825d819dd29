import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { nameOf } from '@portal/shared-lib/contract/rules/review'
import { ADDRESSEE_STATES, SUPERVISION_CONCLUSIONS } from '@portal/shared-lib/contract/rules/supervision'
import type { supervision } from '@portal/shared-lib/contract/supervisions'
import { sql } from 'kysely'
import { limitShown } from '../petitions/clocks/lamps/lamps'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { STATE_NAMES, type State } from '../petitions/record/states'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { linesOf } from './feedback-lines'
import type { Order } from './kinds'
import { listedSupervision } from './list'
import { isOffice, mayKnowAddressee, ordersVisibleTo } from './sight'

type Shown = CallAnswer<typeof supervision>
type Recipient = Shown['recipients'][number]

/** An order of which the caller may know, with those of its addressees of whom the caller may know too. */
export async function readSupervision(db: Db, caller: Caller, row: Order, now: Date): Promise<Shown> {
  const { provinceCode } = caller
  const office = await db
    .selectFrom('supervision')
    .where('province_code', '=', provinceCode)
    .where('id', '=', row.id)
    .select([isOffice(caller).as('isOffice'), addresseeCount.as('count')])
    .executeTakeFirstOrThrow()
  return {
    ...(await listedSupervision(db, caller, row.id, now)),
    version: row.version,
    facts: row.facts,
    demand: row.demand,
    feedbackOn: row.feedback_on,
    drafter: await nameOfPerson(db, row.drafter_id),
    createdAt: dateTimeOf(row.created_at),
    closedAt: row.closed_at && dateTimeOf(row.closed_at),
    isOffice: office.isOffice,
    previous: row.previous_id ? await named(db, caller, 'supervision.id', row.previous_id) : null,
    next: await named(db, caller, 'supervision.previous_id', row.id),
    addresseeCount: office.count,
    recipients: await recipientsOf(db, caller, row, now),
    petitions: await petitionsIn(db, caller, row),
    timeline: await timelineOf(db, caller, row, office.isOffice),
  }
}

const addresseeCount = sql<number>`(
  select count(*)::integer from supervision_addressee as addressee
  where addressee.province_code = supervision.province_code and addressee.supervision_id = supervision.id)`

async function nameOfPerson(db: Db, id: string): Promise<string> {
  const of = db.selectFrom('person').where('id', '=', id)
  return (await of.select('user_name as name').executeTakeFirstOrThrow()).name
}

const named = async (db: Db, caller: Caller, column: 'supervision.id' | 'supervision.previous_id', id: string) =>
  (await ordersVisibleTo(db, caller)
    .where(column, '=', id)
    .orderBy('supervision.id', 'desc')
    .select(['supervision.id', 'order_no as orderNo'])
    .executeTakeFirst()) ?? null

async function recipientsOf(db: Db, caller: Caller, order: Order, now: Date): Promise<Recipient[]> {
  const rows = await db
    .selectFrom('supervision_addressee as addressee')
    .innerJoin('supervision', join =>
      join
        .onRef('supervision.province_code', '=', 'addressee.province_code')
        .onRef('supervision.id', '=', 'addressee.supervision_id'),
    )
    .innerJoin('organisation', 'organisation.id', 'addressee.org_id')
    .leftJoin('person as handler', 'handler.id', 'addressee.handler_id')
    .leftJoin('clock', join =>
      join
        .onRef('clock.province_code', '=', 'addressee.province_code')
        .onRef('clock.id', '=', 'addressee.clock_id')
        .on('clock.state', 'in', ['running', 'paused']),
    )
    .where('addressee.province_code', '=', order.province_code)
    .where('addressee.supervision_id', '=', order.id)
    .where(mayKnowAddressee(caller))
    .orderBy('addressee.id')
    .selectAll('addressee')
    .select(['company_name as organisation', 'handler.user_name as handler'])
    .select(['clock.due_at', 'clock.calm_at', 'clock.yellow_at', 'clock.orange_at'])
    .execute()
  const ids = rows.map(({ id }) => id)
  const feedbacks = await feedbacksOf(db, caller, ids)
  const urges = await urgesOf(db, order, ids)
  return rows.map(row => {
    const { due_at, calm_at, yellow_at, orange_at } = row
    return {
      id: row.id,
      version: row.version,
      organisationId: row.org_id,
      organisation: row.organisation,
      isOwn: row.org_id === caller.orgId,
      state: row.state,
      stateName: ADDRESSEE_STATES[row.state],
      handler: row.handler ?? '',
      signedAt: row.signed_at && dateTimeOf(row.signed_at),
      returnUntil: row.return_until && dateTimeOf(row.return_until),
      returnReason: row.return_reason,
      extendedDays: row.extended_days,
      askedDays: row.asked_days,
      askedReason: row.asked_reason,
      dueAt: due_at && dateTimeOf(due_at),
      ...limitShown(due_at, { calm_at, yellow_at, orange_at }, now),
      conclusion: row.conclusion,
      conclusionName: nameOf(SUPERVISION_CONCLUSIONS, row.conclusion),
      words: row.words,
      closedAt: row.closed_at && dateTimeOf(row.closed_at),
      feedbacks: feedbacks.flatMap(({ addresseeId, ...each }) => (addresseeId === row.id ? [each] : [])),
      urges: urges.flatMap(({ addresseeId, ...each }) => (addresseeId === row.id ? [each] : [])),
    }
  })
}

async function feedbacksOf(db: Db, caller: Caller, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('supervision_feedback as feedback')
    .innerJoin('person as giver', 'giver.id', 'feedback.given_by')
    .leftJoin('person as judge', 'judge.id', 'feedback.decided_by')
    .where('feedback.province_code', '=', caller.provinceCode)
    .where('addressee_id', 'in', ids)
    .orderBy('round')
    .select(['feedback.id', 'addressee_id as addresseeId', 'round', 'measures', 'result', 'given_at'])
    .select(['decision', 'words', 'decided_at'])
    .select(['giver.user_name as givenBy', 'judge.user_name as decidedBy', FILES.as('files')])
    .execute()
  const lines = await linesOf(
    db,
    caller,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, given_at, decided_at, decidedBy, files, ...row }) => ({
    ...row,
    lines: lines.flatMap(({ feedbackId, ...line }) => (feedbackId === id ? [line] : [])),
    files: files ?? [],
    givenAt: dateTimeOf(given_at),
    decidedAt: decided_at && dateTimeOf(decided_at),
    decidedBy: decidedBy ?? '',
  }))
}

const FILES = sql<{ id: string; name: string }[] | null>`(
  select json_agg(json_build_object('id', file.id, 'name', file.name) order by given.place)
  from unnest(feedback.file_ids) with ordinality as given (id, place) join file on file.id = given.id::uuid)`

async function urgesOf(db: Db, { province_code }: Order, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('urge')
    .where('province_code', '=', province_code)
    .where('addressee_id', 'in', ids)
    .orderBy('id')
    .select(['addressee_id', 'text', 'at', 'reply_due_at', 'reply', 'replied_at'])
    .execute()
  return rows.map(({ addressee_id, at, reply_due_at, replied_at, ...row }) => ({
    ...row,
    addresseeId: addressee_id ?? '',
    at: dateTimeOf(at),
    replyDueAt: dateTimeOf(reply_due_at),
    repliedAt: replied_at && dateTimeOf(replied_at),
  }))
}

/** Those of the order's petitions that the caller may see. */
async function petitionsIn(db: Db, caller: Caller, { id }: Order): Promise<Shown['petitions']> {
  const found = petitionsVisibleTo(db, caller).where(
    sql<boolean>`petition.id in (
      select petition_id from supervision_petition as part
      where part.province_code = ${caller.provinceCode} and part.supervision_id = ${id})`,
  )
  const rows = await found
    .leftJoin('organisation', 'organisation.id', 'petition.lead_org_id')
    .orderBy('petition.id')
    .select(['petition_no as petitionNo', 'summary', 'state', 'company_name as organisation'])
    .execute()
  return rows.map(({ state, organisation, ...row }) => ({
    ...row,
    state,
    stateName: STATE_NAMES[state as State],
    organisation: organisation ?? '',
  }))
}

/** Begins of the names under which it stands in the timeline of its petition. */
const ACTIONS = sql`('送审', '退回拟稿人')`

/** What was done about it: to the office that supervises all, to everybody else what their own organisation has done. */
async function timelineOf(db: Db, { provinceCode, orgId }: Caller, order: Order, isAll: boolean) {
  const rows = await db
    .selectFrom('timeline')
    .innerJoin('person', 'person.id', 'timeline.person_id')
    .innerJoin('organisation', 'organisation.id', 'timeline.org_id')
    .where('timeline.province_code', '=', provinceCode)
    .where('timeline.petition_id', '=', order.petition_id)
    .where('timeline.at', '>=', order.created_at)
    .where(
      sql<boolean>`(strpos(timeline.text, ${order.order_no}) > 0 or timeline.action in ${ACTIONS} and ${
        order.title !== ''
      })`,
    )
    .$if(!isAll, query => query.where('timeline.org_id', '=', orgId))
    .orderBy('timeline.seq')
    .select(['timeline.at', 'timeline.action', 'person.user_name as person', 'company_name as organisation', 'text'])
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: dateTimeOf(at) }))
}
