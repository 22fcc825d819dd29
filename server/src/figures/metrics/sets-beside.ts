import { type RawBuilder, sql } from 'kysely'
import { OPEN } from './open'
import { middle, perKind } from './spread'

/**
 * Sets and rules of what stands beside a petition: steps, approvals, notes, receptions, leaders' cases and the petitions of
 * its matter. Its fact tells of them, too (`petition_fact_now`).
 */

type Set = (today: string) => RawBuilder<boolean>

const always =
  (condition: RawBuilder<unknown>): Set =>
  () =>
    sql<boolean>`(${condition})`

/** DM_BJLX. */
const AGREED = sql`fact.close_type = '04'`
/** Who has it in hand at the office that leads. */
const HANDLER = sql.ref('fact.handler_id')
const IN_HANDS = sql`${OPEN} and ${HANDLER} is not null`

/** By how many others that count its matter has. Others that are walled are left out: their number would tell of them. */
const brought = (from: number, to: number) =>
  always(sql`fact.same_matter between ${sql.lit(from - 1)} and ${sql.lit(to - 1)}`)

export const SETS_BESIDE = {
  mediated: always(AGREED),
  mediationTried: always(sql`(${AGREED} or fact.mediation_noted)`),
  inHands: always(IN_HANDS),
  broughtOnce: always(sql`fact.same_matter = 0`),
  brought5: brought(2, 5),
  brought10: brought(6, 10),
  brought30: brought(11, 30),
  brought50: brought(31, 50),
  broughtMore: always(sql`fact.same_matter >= 50`),
  signed: always(sql`fact.signed_tenths is not null`),
  givenBack: always(sql`fact.returned_tenths is not null`),
  decided: always(sql`fact.approval_tenths is not null`),
  received: always(sql`fact.received`),
  leaderCasesEnded: always(sql`fact.leader_case_ended`),
  leaderCasesSolved: always(sql`fact.leader_case_solved`),
} as const satisfies Record<string, Set>

const TENTH = 0.1

/** The middle of days that are kept as tenths, to which it is rounded: so it is that of the days themselves. */
function middleOf(set: keyof typeof SETS_BESIDE, column: string) {
  const tenths = sql.ref(`fact.${column}`)
  const halfway = middle(0.5)
  return {
    base: 'mode',
    set,
    decimals: 1,
    value: () => sql`${sql.lit(TENTH)}::float8 * percentile_cont(0.5) within group (order by ${tenths})`,
    spread: {
      name: column,
      by: () => tenths,
      tell: (counts: ReadonlyMap<string, number>) => {
        const found = halfway(counts)
        return found === null ? null : TENTH * found
      },
    },
  } as const
}

export const RULES_BESIDE = {
  M16: { base: 'mode', set: 'mediated', of: 'mediationTried', decimals: 1 },
  M27: {
    base: 'now',
    set: 'inHands',
    decimals: 1,
    // What confines the figure is said behind its last aggregate.
    value: () => sql`nullif(count(*) filter (where ${IN_HANDS}), 0)::float8 / count(distinct ${HANDLER})`,
    spread: { name: 'handler', by: () => HANDLER, tell: perKind },
  },
  M28a: { base: 'mode', set: 'broughtOnce', decimals: 0 },
  M28b: { base: 'mode', set: 'brought5', decimals: 0 },
  M28c: { base: 'mode', set: 'brought10', decimals: 0 },
  M28d: { base: 'mode', set: 'brought30', decimals: 0 },
  M28e: { base: 'mode', set: 'brought50', decimals: 0 },
  M28f: { base: 'mode', set: 'broughtMore', decimals: 0 },
  M30s: middleOf('signed', 'signed_tenths'),
  M30r: middleOf('givenBack', 'returned_tenths'),
  M30a: middleOf('decided', 'approval_tenths'),
  receptions: { base: 'mode', set: 'received', decimals: 0 },
  receptionPersons: { base: 'mode', set: 'received', decimals: 0, sum: () => sql`fact.persons` },
  M25r: { base: 'mode', set: 'leaderCasesSolved', of: 'leaderCasesEnded', decimals: 1 },
} as const
