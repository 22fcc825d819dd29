import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/database/connect'
import type { Asked } from './asked'
import type { Standing, Standings } from './kept/standing'
import { COUNTS } from './metrics/sets'
import type { Aggregate, Pass } from './passes'
import type { Sight } from './sight'

/** A select of the statement, for a pass: key of row, numbers. */
export interface Branch {
  readonly pass: Pass
  readonly select: RawBuilder<unknown>
  /** Of what is kept: its words, and what stood before, to which the numbers are to be added. */
  readonly kept?: { readonly words: string; readonly standing: Standing | undefined }
}

interface Keeping {
  readonly db: Db
  readonly standings: Standings
}

/** @param keeping where what is shared may be kept */
export function branchesOf(pass: Pass, asked: Asked, sight: Sight, keeping?: Keeping): Branch[] {
  if (!pass.addsUp) return [{ pass, select: wholeOf(pass, asked, sight.all) }]
  if (!sight.parts || !keeping) return [{ pass, select: factsOf(pass, asked, sight.all) }]
  const { shared, own } = sight.parts
  return [sharedOf(pass, asked, shared, keeping), ...(own ? [{ pass, select: factsOf(pass, asked, own) }] : [])]
}

function sharedOf(pass: Pass, asked: Asked, shared: RawBuilder<boolean>, { db, standings }: Keeping): Branch {
  const facts = factsOf(pass, asked, shared)
  const { sql: text, parameters } = facts.compile(db)
  const words = JSON.stringify([text, parameters])
  const standing = standings.get(words)
  return { pass, select: standing ? changesOf(pass, asked, shared, standing) : facts, kept: { words, standing } }
}

const selectOf = (asked: Asked, from: RawBuilder<unknown>, numbers: readonly RawBuilder<unknown>[]) => sql`
  select ${asked.rows ? sql`(${asked.rows.key})::text` : sql`null::text`} as key, array[${sql.join(numbers)}]::float8[] as figures
  from ${from}`

const whereOf = ({ when }: Pass, { scope }: Asked, sight: RawBuilder<boolean>) =>
  sql`where ${sight} and ${COUNTS} and ${scope.sql} and ${when}`

const FACTS = sql`petition_fact as fact`

/** With a row of all: what does not add up is reckoned for it, too. */
const wholeOf = (pass: Pass, asked: Asked, sight: RawBuilder<boolean>) => sql`
  ${selectOf(asked, sql`${FACTS} ${asked.rows?.joins ?? sql``}`, pass.aggregates.map(onFacts))}
  ${whereOf(pass, asked, sight)} ${asked.rows ? sql`group by grouping sets ((1), ())` : sql``}`

/** Of each row first how many facts it has. No row of all, so that several workers may share the facts out. */
const factsOf = (pass: Pass, asked: Asked, sight: RawBuilder<boolean>) => sql`
  ${selectOf(asked, FACTS, [sql`count(*)`, ...pass.aggregates.map(onFacts)])}
  ${whereOf(pass, asked, sight)} ${asked.rows ? sql`group by 1` : sql``}`

/** How the numbers differ from those that stood at a snapshot: what facts were is taken off, what they became is added. */
const changesOf = (pass: Pass, asked: Asked, sight: RawBuilder<boolean>, { snapshot }: Standing) => sql`
  ${selectOf(asked, sql`petition_fact_change as fact`, [sql`sum(fact.sign)`, ...pass.aggregates.map(onChanges)])}
  ${whereOf(pass, asked, sight)} and fact.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(fact.xid, ${snapshot}::pg_snapshot) ${asked.rows ? sql`group by 1` : sql``}`

const within = (number: RawBuilder<unknown>, { of }: Aggregate) => sql`${number} filter (where ${of})`

const onFacts = (aggregate: Aggregate): RawBuilder<unknown> => {
  const { sum, whole } = aggregate
  return within(whole ?? (sum ? sql`sum(${sum})` : sql`count(*)`), aggregate)
}

const onChanges = (aggregate: Aggregate): RawBuilder<unknown> =>
  within(aggregate.sum ? sql`sum(fact.sign * ${aggregate.sum})` : sql`sum(fact.sign)`, aggregate)
