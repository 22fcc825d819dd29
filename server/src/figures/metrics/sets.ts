import { type RawBuilder, sql } from 'kysely'
import { AGES, UNIT_DAYS, WATCHED_DAYS } from './limits'
import { OPEN } from './open'
import { SETS_BESIDE } from './sets-beside'

/** Whether a fact, `fact`, is one of those that are counted, on a day. */
type Counts = (today: string) => RawBuilder<boolean>

const is =
  (condition: RawBuilder<unknown>): Counts =>
  () =>
    sql<boolean>`(${condition})`
const on =
  (condition: (today: RawBuilder<unknown>) => RawBuilder<unknown>): Counts =>
  today =>
    sql<boolean>`(${condition(sql`${today}::date`)})`

const ONLINE = sql`fact.channel in ('300', '303', '305', '308')`
const WATCHED = sql.lit(WATCHED_DAYS)

const acted = sql`fact.act_due_on is not null and fact.acted_on <= fact.act_due_on`
const unitDue = sql`fact.registered_on + ${sql.lit(UNIT_DAYS)}`
const isLate = (day: RawBuilder<unknown>, due: RawBuilder<unknown>, today: RawBuilder<unknown>) =>
  sql`(${day} > ${due} or ${day} is null and ${due} < ${today})`
/** Of what is open by one of the ages, until the next. */
const age = (today: RawBuilder<unknown>, at: number) => {
  const [from = 0, next] = AGES.slice(at)
  return next === undefined
    ? sql`${OPEN} and ${today} - fact.registered_on >= ${sql.lit(from)}`
    : sql`${OPEN} and ${today} - fact.registered_on between ${sql.lit(from)} and ${sql.lit(next - 1)}`
}
const persons = (from: number, to: number) => is(sql`fact.persons between ${sql.lit(from)} and ${sql.lit(to)}`)
const rated = (side: 'bureau_rating' | 'unit_rating', ...ratings: string[]) =>
  is(sql`${sql.ref(`fact.${side}`)} in (${sql.join(ratings.map(rating => sql.lit(rating)))})`)

const actedOn = sql.ref('fact.acted_on')
const acceptedOn = sql.ref('fact.unit_accepted_on')
const answeredOn = sql.ref('fact.answered_on')
const answerDue = sql.ref('fact.answer_due_on')

/**
 * Everything that a figure counts, of what counts at all, each said once: boards and reports count by it, and the list
 * behind a figure finds by it. docs/statistics.md says them in words.
 */
export const SETS = {
  all: is(sql`true`),
  first: is(sql`fact.repeat_flag = '0'`),
  repeated: is(sql`fact.repeat_flag <> '0'`),
  visits: is(sql`fact.channel like '2%'`),
  collective: is(sql`fact.collective`),
  online: is(ONLINE),
  grave: is(sql`fact.grave`),
  supervised: is(sql`fact.supervised`),
  leaderCases: is(sql`fact.leader_case`),
  transferred: is(sql`fact.transferred`),
  assigned: is(sql`fact.assigned`),
  passedOn: is(sql`(fact.transferred or fact.assigned)`),
  returned: is(sql`(fact.transferred or fact.assigned) and fact.returned`),
  accepted: is(sql`fact.accepted_on is not null`),
  extended: is(sql`fact.accepted_on is not null and fact.extended`),
  ledElsewhere: is(sql`fact.close_type = '03'`),
  toActOn: on(today => sql`fact.act_due_on is not null and (fact.acted_on is not null or fact.act_due_on < ${today})`),
  actedInTime: is(acted),
  actedLate: on(today => sql`fact.act_due_on is not null and ${isLate(actedOn, sql.ref('fact.act_due_on'), today)}`),
  unitToAccept: on(
    today => sql`fact.arrived_on is not null and (fact.unit_accepted_on is not null or ${unitDue} < ${today})`,
  ),
  unitAcceptedInTime: is(sql`fact.arrived_on is not null and fact.unit_accepted_on <= ${unitDue}`),
  unitAcceptedLate: on(today => sql`fact.arrived_on is not null and ${isLate(acceptedOn, unitDue, today)}`),
  unitToAcceptSoon: on(
    today => sql`fact.unit_due_on is not null and fact.arrived_on is not null
      and (fact.unit_accepted_on is not null or fact.unit_due_on < ${today})`,
  ),
  unitAcceptedSoon: is(sql`fact.arrived_on is not null and fact.unit_accepted_on <= fact.unit_due_on`),
  answerDue: on(
    today => sql`fact.answer_due_on is not null and (fact.answered_on is not null or fact.answer_due_on < ${today})`,
  ),
  answeredInTime: is(sql`fact.answered_on <= fact.answer_due_on`),
  answeredLate: is(sql`fact.answered_on > fact.answer_due_on`),
  unansweredLate: on(today => sql`fact.answered_on is null and fact.answer_due_on < ${today}`),
  late: on(today => isLate(answeredOn, answerDue, today)),
  closed: is(sql`fact.closed_on is not null`),
  watched: on(today => sql`fact.repeat_flag = '0' and fact.closed_on <= ${today} - ${WATCHED}`),
  solvedAtOnce: on(
    today => sql`fact.repeat_flag = '0' and fact.closed_on <= ${today} - ${WATCHED}
      and (fact.next_on is null or fact.next_on > fact.closed_on + ${WATCHED})`,
  ),
  open: is(OPEN),
  overdue: on(today => sql`${OPEN} and fact.answered_on is null and fact.answer_due_on < ${today}`),
  open15: on(today => age(today, 0)),
  open30: on(today => age(today, 1)),
  open60: on(today => age(today, 2)),
  open90: on(today => age(today, 3)),
  openLonger: on(today => age(today, 4)),
  one: persons(1, 1),
  few: persons(2, 5),
  some: persons(6, 20),
  many: persons(21, 50),
  most: is(sql`fact.persons > 50`),
  bureauAsked: rated('bureau_rating', '0', '1', '3', 'l'),
  bureauRated: rated('bureau_rating', '0', '1', '3'),
  bureauSatisfied: rated('bureau_rating', '0', '1'),
  unitAsked: rated('unit_rating', '0', '1', '3', 'l'),
  unitRated: rated('unit_rating', '0', '1', '3'),
  unitSatisfied: rated('unit_rating', '0', '1'),
  delivered: is(sql`fact.delivered_on is not null`),
  reviewAsked: is(sql`fact.delivered_on is not null and fact.review_asked`),
  reviewDelivered: is(sql`fact.review_delivered`),
  reviewAskedAgain: is(sql`fact.review_delivered and fact.review_asked_again`),
  reviewDecided: is(sql`fact.review_decided`),
  reviewChanged: is(sql`fact.review_changed`),
  reviewSustained: is(sql`fact.review_decided and not fact.review_changed`),
  ...SETS_BESIDE,
} as const satisfies Record<string, Counts>

export type SetName = keyof typeof SETS

export const isSet = (name: string): name is SetName => Object.hasOwn(SETS, name)
