import { type RawBuilder, sql } from 'kysely'
import { COUNTS } from '../petitions/record/counted-rows'
import type { Asked } from './asked'
import { inPeriod } from './conditions'
import type { Grain } from './kept/grain'
import type { Standing } from './kept/standing'
import { hasTurned } from './kept/turn'
import type { Aggregate, SumPass, WholePass } from './passes'
import type { Period } from './periods'

/** What a select of sums is about: of which facts, by which parts, of which pieces of time. */
export interface Select {
  readonly pass: SumPass
  readonly grain: Grain
  readonly sight: RawBuilder<boolean>
  readonly pieces: readonly { readonly no: number; readonly period: Period | undefined }[]
}

/** Where values tell all, that they are counted is enough. */
const numbersOf = ({ by, aggregates }: SumPass) => (by ? [] : aggregates)

const FACTS = sql`petition_fact as fact`

/** Key of row, place, value, number of the piece, numbers. */
const rowOf = (key: RawBuilder<unknown>, numbers: readonly RawBuilder<unknown>[], told: Partial<Told> = {}) => sql`
  select ${key} as key, ${told.place ?? sql`''::text`} as place, ${told.value ?? sql`null::text`} as value,
    ${told.no ?? sql`0`} as piece, array[${sql.join(numbers)}]::float8[] as figures`

type Told = Readonly<Record<'place' | 'value' | 'no', RawBuilder<unknown>>>

/** With a row of all: what does not add up is reckoned for it, too. */
export const wholeOf = (
  pass: WholePass,
  { key, joins, scope }: Grain,
  { rows }: Asked,
  sight: RawBuilder<boolean>,
) => sql`
  ${rowOf(key, pass.aggregates.map(onFacts))} from ${withEntries(pass)} ${joins}
  where ${pass.entries?.sight ?? sight} and ${COUNTS} and ${scope} and ${pass.when}
  ${rows ? sql`group by grouping sets ((1), ())` : sql``}`

const withEntries = ({ entries }: WholePass) =>
  entries ? sql`(${entries.rows}) as entry join ${FACTS} on fact.petition_id = entry.petition_id` : FACTS

/** Of each part first how many facts it has. No row of all, so that several workers may share the facts out. */
export const factsOf = (select: Select) =>
  summed(select, FACTS, [sql`count(*)`, ...numbersOf(select.pass).map(onFacts)])

/** How the numbers differ from those that stood at a snapshot: what facts were is taken off, what they became is added. */
export const changesOf = (select: Select, { snapshot }: Standing) =>
  summed(
    select,
    sql`petition_fact_change as fact`,
    [sql`sum(fact.sign)`, ...numbersOf(select.pass).map(onChanges)],
    sql`fact.xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(fact.xid, ${snapshot}::pg_snapshot)`,
  )

/** How they differ from those of an earlier day: by facts that have turned since. @param before the pass as it was then */
export const turnedOf = (select: Select, before: SumPass, { day }: Standing, today: string) =>
  summed(
    select,
    FACTS,
    [sql`0`, ...select.pass.aggregates.map((now, at) => difference(now, before.aggregates[at] ?? now))],
    hasTurned(day, today),
  )

function summed(
  { pass, grain, sight, pieces }: Select,
  rows: RawBuilder<unknown>,
  numbers: readonly RawBuilder<unknown>[],
  more = sql`true`,
) {
  const { joined, no, within } = inPieces(pass, pieces)
  const told = { place: grain.place, value: pass.by ? sql`(${pass.by})::text` : sql`null::text`, no }
  return sql`${rowOf(grain.key, numbers, told)} from ${rows} ${grain.joins} ${joined}
    where ${sight} and ${COUNTS} and ${grain.scope} and ${pass.when} and ${within} and ${more} group by 1, 2, 3, 4`
}

/** One piece is found by an index on its day; of several each fact is in as many as hold it. */
function inPieces({ day }: SumPass, pieces: Select['pieces']) {
  const [one, ...others] = pieces
  const dated = pieces.flatMap(({ no, period }) =>
    period ? [sql`(${sql.lit(no)}, ${period.from}::date, ${period.to}::date)`] : [],
  )
  if (others.length > 0 && day && dated.length > 0)
    return {
      joined: sql`join (values ${sql.join(dated)}) as piece (no, first, last)
        on ${day.value} between piece.first and piece.last`,
      no: sql`piece.no`,
      within: sql`true`,
    }
  return {
    joined: sql``,
    no: sql.lit(one?.no ?? 0),
    within: one?.period && day ? inPeriod(day, one.period).sql : sql`true`,
  }
}

const within = (number: RawBuilder<unknown>, { of }: Aggregate) => sql`${number} filter (where ${of})`

const onFacts = (aggregate: Aggregate): RawBuilder<unknown> => {
  const { sum, whole } = aggregate
  return within(whole ?? (sum ? sql`sum(${sum})` : sql`count(*)`), aggregate)
}

const onChanges = (aggregate: Aggregate): RawBuilder<unknown> =>
  within(aggregate.sum ? sql`sum(fact.sign * ${aggregate.sum})` : sql`sum(fact.sign)`, aggregate)

const difference = (now: Aggregate, before: Aggregate) =>
  sql`coalesce(${onFacts(now)}, 0) - coalesce(${onFacts(before)}, 0)`
