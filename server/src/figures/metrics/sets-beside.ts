import { type RawBuilder, sql } from 'kysely'
import { OPEN } from './open'

/** Sets and rules of what is read from the rows beside a fact: steps, approvals, notes, receptions, leaders' cases and the petitions of its matter. */

type Set = (today: string) => RawBuilder<boolean>

const always =
  (condition: RawBuilder<unknown>): Set =>
  () =>
    sql<boolean>`(${condition})`

const of = (
  table: 'handling_step' | 'approval' | 'process_record' | 'leader_reception' | 'leader_case',
) => sql`from ${sql.table(table)} as row
  where row.province_code = fact.province_code and row.petition_id = fact.petition_id`
const DAY_SECONDS = sql.lit(86_400)
const daysBetween = (from: string, to: string) =>
  sql`extract(epoch from ${sql.ref(`row.${to}`)} - ${sql.ref(`row.${from}`)}) / ${DAY_SECONDS}`

const SIGNED = sql`${of('handling_step')} and row.parent_id is not null and row.signed_at is not null`
const GIVEN_BACK = sql`${of('handling_step')} and row.parent_id is not null and row.returned_at is not null`
const DECIDED = sql`${of('approval')} and row.ended_at is not null`
/** There is one reception for a petition at most, so that these are counted as such petitions are. */
const RECEIVED = of('leader_reception')
const ENDED = sql`${of('leader_case')} and row.result <> ''`
/** DM_GCLX. */
const MEDIATION = sql`${of('process_record')} and row.kind = '6'`
/** DM_BJLX. */
const AGREED = sql`fact.close_type = '04'`

/** Who has it in hand at the office that leads. */
const HANDLER = sql`(select step.handler_id from petition join handling_step as step
  on step.province_code = petition.province_code and step.id = petition.lead_step_id
  where petition.province_code = fact.province_code and petition.id = fact.petition_id)`

const IN_HANDS = sql`${OPEN} and ${HANDLER} is not null`

/** Of how many that count its matter consists; one without a matter is alone. Others that are walled are left out: their number would tell of them. */
const MATTER_SIZE = sql`(select count(*) from petition_fact as same
  where same.matter_id = fact.matter_id and same.state not in ('91', '99')
    and (not same.guarded or same.petition_id = fact.petition_id))`
const brought = (from: number, to: number) => always(sql`${MATTER_SIZE} between ${sql.lit(from)} and ${sql.lit(to)}`)

export const SETS_BESIDE = {
  mediated: always(AGREED),
  mediationTried: always(sql`${AGREED} or exists (select ${MEDIATION})`),
  inHands: always(IN_HANDS),
  broughtOnce: always(sql`fact.matter_id is null or ${MATTER_SIZE} = 1`),
  brought5: brought(2, 5),
  brought10: brought(6, 10),
  brought30: brought(11, 30),
  brought50: brought(31, 50),
  broughtMore: always(sql`${MATTER_SIZE} > 50`),
  signed: always(sql`exists (select ${SIGNED})`),
  givenBack: always(sql`exists (select ${GIVEN_BACK})`),
  decided: always(sql`exists (select ${DECIDED})`),
  received: always(sql`exists (select ${RECEIVED})`),
  leaderCasesEnded: always(sql`exists (select ${ENDED})`),
  leaderCasesSolved: always(sql`exists (select ${ENDED} and row.result = '1')`),
} as const satisfies Record<string, Set>

const median = (days: RawBuilder<unknown>) => () => sql`percentile_cont(0.5) within group (order by ${days})`

export const RULES_BESIDE = {
  M16: { base: 'mode', set: 'mediated', of: 'mediationTried', decimals: 1 },
  M27: {
    base: 'now',
    set: 'inHands',
    decimals: 1,
    // What confines the figure is said behind its last aggregate.
    value: () => sql`nullif(count(*) filter (where ${IN_HANDS}), 0)::float8 / count(distinct ${HANDLER})`,
  },
  M28a: { base: 'mode', set: 'broughtOnce', decimals: 0 },
  M28b: { base: 'mode', set: 'brought5', decimals: 0 },
  M28c: { base: 'mode', set: 'brought10', decimals: 0 },
  M28d: { base: 'mode', set: 'brought30', decimals: 0 },
  M28e: { base: 'mode', set: 'brought50', decimals: 0 },
  M28f: { base: 'mode', set: 'broughtMore', decimals: 0 },
  M30s: {
    base: 'mode',
    set: 'signed',
    decimals: 1,
    value: median(sql`(select ${daysBetween('sent_at', 'signed_at')} ${SIGNED} order by row.seq limit 1)`),
  },
  M30r: {
    base: 'mode',
    set: 'givenBack',
    decimals: 1,
    value: median(sql`(select ${daysBetween('sent_at', 'returned_at')} ${GIVEN_BACK} order by row.seq limit 1)`),
  },
  M30a: {
    base: 'mode',
    set: 'decided',
    decimals: 1,
    value: median(sql`(select avg(${daysBetween('submitted_at', 'ended_at')}) ${DECIDED})`),
  },
  receptions: { base: 'mode', set: 'received', decimals: 0 },
  receptionPersons: { base: 'mode', set: 'received', decimals: 0, value: () => sql`sum(fact.persons)` },
  M25r: { base: 'mode', set: 'leaderCasesSolved', of: 'leaderCasesEnded', decimals: 1 },
} as const
