import type { Metric } from '@portal/shared-lib/contract/rules/figures'
import { type RawBuilder, sql } from 'kysely'
import { ROW_RULES, type RowRule } from './row-rules'
import type { SetName } from './sets'
import { RULES_BESIDE } from './sets-beside'
import { greatest, middle, type Tell } from './spread'

/** By which day a petition belongs to a period: the one that is asked for, when it is due, closed, delivered; or not at all. */
export type Base = 'mode' | 'due' | 'closed' | 'delivered' | 'now'

export interface MetricRule {
  readonly base: Base
  readonly set: SetName
  /** What a share is taken of. */
  readonly of?: SetName
  /** SQL of what is added up over the set, where it is not counted; `today` is a day. */
  readonly sum?: (today: RawBuilder<unknown>) => RawBuilder<unknown>
  /** Whether the sum is another on each day, though no fact changes. */
  readonly isDaily?: true
  /** Whether the sum is shared out among all of the set. */
  readonly isMean?: true
  /** SQL aggregate over the set that sums cannot tell; and by what it is told, from how many there are of each. */
  readonly value?: (today: RawBuilder<unknown>) => RawBuilder<unknown>
  readonly spread?: {
    readonly name: string
    readonly by: (today: RawBuilder<unknown>) => RawBuilder<unknown>
    readonly tell: Tell
  }
  readonly decimals: number
  /** Counts rows of another list, on petitions of the set. */
  readonly rows?: RowRule
  /** Of the inhabitants of its region. */
  readonly perCapita?: true
}

const count = (set: SetName, base: Base = 'mode'): MetricRule => ({ base, set, decimals: 0 })
const share = (set: SetName, of: SetName, base: Base = 'mode'): MetricRule => ({ base, set, of, decimals: 1 })
const persons = (set: SetName): MetricRule => ({ base: 'mode', set, decimals: 0, sum: () => sql`fact.persons` })
const mean = (set: SetName, base: Base, sum: NonNullable<MetricRule['sum']>): MetricRule => ({
  base,
  set,
  sum,
  isMean: true,
  decimals: 1,
})
const over = (set: SetName, base: Base, value: NonNullable<MetricRule['value']>): MetricRule => ({
  base,
  set,
  value,
  decimals: 1,
})

const TOOK = sql`(fact.closed_on - coalesce(fact.accepted_on, fact.registered_on))`
const overdueDays = (today: RawBuilder<unknown>) => sql`(coalesce(fact.answered_on, ${today}) - fact.answer_due_on)`

const middleOf = (share: number): MetricRule => ({
  ...over('closed', 'closed', () => sql`percentile_cont(${sql.lit(share)}) within group (order by ${TOOK})`),
  spread: { name: 'took', by: () => TOOK, tell: middle(share) },
})

/** How each figure is counted. */
export const METRIC_RULES: Readonly<Record<Metric, MetricRule>> = {
  M01: count('all'),
  M01p: { ...count('all'), decimals: 2, perCapita: true },
  M02: persons('all'),
  M03: count('visits'),
  M04: count('collective'),
  M04p: persons('collective'),
  M05: share('online', 'all'),
  M06f: count('first'),
  M06r: count('repeated'),
  M07: share('repeated', 'all'),
  M08: share('actedInTime', 'toActOn'),
  M09: share('unitAcceptedInTime', 'unitToAccept'),
  M09s: share('unitAcceptedSoon', 'unitToAcceptSoon'),
  M10: share('answeredInTime', 'answerDue', 'due'),
  M11b: share('bureauRated', 'bureauAsked'),
  M11u: share('unitRated', 'unitAsked'),
  M12b: share('bureauSatisfied', 'bureauRated'),
  M12u: share('unitSatisfied', 'unitRated'),
  M13: mean('closed', 'closed', () => TOOK),
  M13m: middleOf(0.5),
  M13n: middleOf(0.9),
  M14: { ...mean('late', 'due', overdueDays), isDaily: true },
  M14x: {
    ...over('late', 'due', today => sql`max(${overdueDays(today)})`),
    spread: { name: 'overdue', by: overdueDays, tell: greatest },
    decimals: 0,
  },
  M15: share('solvedAtOnce', 'watched', 'closed'),
  M17: share('reviewAsked', 'delivered', 'delivered'),
  M17r: share('reviewAskedAgain', 'reviewDelivered', 'delivered'),
  M18: share('reviewChanged', 'reviewDecided', 'delivered'),
  M19: count('supervised'),
  M21: share('returned', 'passedOn'),
  M22: share('extended', 'accepted'),
  M23t: count('transferred'),
  M23a: count('assigned'),
  M24: count('ledElsewhere'),
  M25: count('leaderCases'),
  M26: count('open', 'now'),
  M26o: count('overdue', 'now'),
  M26a: count('open15', 'now'),
  M26b: count('open30', 'now'),
  M26c: count('open60', 'now'),
  M26d: count('open90', 'now'),
  M26e: count('openLonger', 'now'),
  M29a: count('one'),
  M29b: count('few'),
  M29c: count('some'),
  M29d: count('many'),
  M29e: count('most'),
  urgent: count('grave'),
  closed: count('closed', 'closed'),
  answerDue: count('answerDue', 'due'),
  answeredInTime: count('answeredInTime', 'due'),
  answeredLate: count('answeredLate', 'due'),
  unansweredLate: count('unansweredLate', 'due'),
  ...RULES_BESIDE,
  ...ROW_RULES,
}
