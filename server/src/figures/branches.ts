import { type RawBuilder, sql } from 'kysely'
import { COUNTS } from '../petitions/record/counted-rows'
import type { Db } from '../platform/database/connect'
import type { Asked } from './asked'
import { coarse, fine, type Grain } from './kept/grain'
import { STANDINGS, type Standing } from './kept/standing'
import type { Aggregate, Pass } from './passes'
import type { Sight } from './sight'

/** A select of the statement, for a pass: key of row, place, value, numbers. */
export interface Branch {
  readonly pass: Pass
  readonly grain: Grain
  readonly select: RawBuilder<unknown>
  /** Of what is kept: its words, and what stood before, to which the numbers are to be added. */
  readonly kept?: { readonly words: string; readonly standing: Standing | undefined }
}

/** @param db where what is shared may be kept: that of no transaction, whose changes are nobody else's yet */
export function branchesOf(pass: Pass, asked: Asked, sight: Sight, db: Db | undefined): Branch[] {
  const grain = coarse(asked)
  if (!pass.addsUp) return [{ pass, grain, select: wholeOf(pass, grain, asked, sight.all) }]
  const counted = (seen: RawBuilder<boolean>) => ({ pass, grain, select: factsOf(pass, grain, seen) })
  if (!sight.parts || !db) return [counted(sight.all)]
  const { shared, own } = sight.parts
  return [sharedOf(pass, fine(asked), shared, db), ...(own ? [counted(own)] : [])]
}

function sharedOf(pass: Pass, grain: Grain, shared: RawBuilder<boolean>, db: Db): Branch {
  const facts = factsOf(pass, grain, shared)
  const { sql: text, parameters } = facts.compile(db)
  const words = JSON.stringify([text, parameters])
  const standing = STANDINGS.get(words)
  return {
    pass,
    grain,
    select: standing ? changesOf(pass, grain, shared, standing) : facts,
    kept: { words, standing },
  }
}

const FACTS = sql`petition_fact as fact`

const selectOf = ({ spread }: Pass, { key, place }: Grain, numbers: readonly RawBuilder<unknown>[]) => sql`
  select ${key} as key, ${place} as place, ${spread ? sql`(${spread.by})::text` : sql`null::text`} as value,
    array[${sql.join(numbers)}]::float8[] as figures`

const whereOf = ({ when }: Pass, { scope }: Grain, sight: RawBuilder<boolean>) =>
  sql`where ${sight} and ${COUNTS} and ${scope} and ${when}`

/** With a row of all: what does not add up is reckoned for it, too. */
const wholeOf = (pass: Pass, grain: Grain, { rows }: Asked, sight: RawBuilder<boolean>) => sql`
  ${selectOf(pass, grain, pass.aggregates.map(onFacts))} from ${withEntries(pass)} ${rows?.joins ?? sql``}
  ${whereOf(pass, grain, pass.entries?.sight ?? sight)} ${rows ? sql`group by grouping sets ((1), ())` : sql``}`

const withEntries = ({ entries }: Pass) =>
  entries ? sql`(${entries.rows}) as entry join ${FACTS} on fact.petition_id = entry.petition_id` : FACTS

/** Of each part first how many facts it has. No row of all, so that several workers may share the facts out. */
const factsOf = (pass: Pass, grain: Grain, sight: RawBuilder<boolean>) => sql`
  ${selectOf(pass, grain, [sql`count(*)`, ...pass.aggregates.map(onFacts)])} from ${FACTS}
  ${whereOf(pass, grain, sight)} group by 1, 2, 3`

/** How the numbers differ from those that stood at a snapshot: what facts were is taken off, what they became is added. */
const changesOf = (pass: Pass, grain: Grain, sight: RawBuilder<boolean>, { snapshot }: Standing) => sql`
  ${selectOf(pass, grain, [sql`sum(fact.sign)`, ...pass.aggregates.map(onChanges)])} from petition_fact_change as fact
  ${whereOf(pass, grain, sight)} and fact.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(fact.xid, ${snapshot}::pg_snapshot) group by 1, 2, 3`

const within = (number: RawBuilder<unknown>, { of }: Aggregate) => sql`${number} filter (where ${of})`

const onFacts = (aggregate: Aggregate): RawBuilder<unknown> => {
  const { sum, whole } = aggregate
  return within(whole ?? (sum ? sql`sum(${sum})` : sql`count(*)`), aggregate)
}

const onChanges = (aggregate: Aggregate): RawBuilder<unknown> =>
  within(aggregate.sum ? sql`sum(fact.sign * ${aggregate.sum})` : sql`sum(fact.sign)`, aggregate)
