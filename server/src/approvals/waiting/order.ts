import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { lampOf } from '../../petitions/clocks/lamps/lamps'
import { IS_GRAVE } from '../../petitions/record/marks'
import { parsedCursor, writtenCursor } from '../../platform/paging/cursor'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'

/** By what approvals are ordered: how urgent they are, then by date, or by an instant alone. */
export type Sort = { readonly field: 'dueAt' | 'submittedAt'; readonly descending: boolean } | undefined

/**
 * Where a page ended. Lamps turn while somebody turns pages: all pages of one reading are ordered by the lamps of the
 * moment at which the first was read, `asOf`, so that each approval comes once.
 */
export interface Place {
  readonly asOf: Date
  readonly urgency: number
  /** The instant by which those of the same urgency are ordered. */
  readonly at: Date | null
  readonly id: string
}

/** How urgent what bears no grave mark is, by its lamp. */
const BY_LAMP = { red: 1, orange: 2, yellow: 3 }
const LAST = 4

/** SQL of how urgent an approval is, 0 the most: a grave mark of its petition, then its lamp; rows without an alarm come last. Where it is sorted, all are alike. */
export const urgencyAt = (asOf: Date, sort: Sort): RawBuilder<number> =>
  sort
    ? sql<number>`0::int`
    : sql<number>`case when ${IS_GRAVE} then 0 else
  case ${lampOf(sql.ref('approval'), asOf)}
    when 'red' then ${sql.lit(BY_LAMP.red)} when 'orange' then ${sql.lit(BY_LAMP.orange)}
    when 'yellow' then ${sql.lit(BY_LAMP.yellow)} else ${sql.lit(LAST)} end end`

/** SQL of the instant by which approvals of the same urgency are ordered. */
export const instantOf = (sort: Sort): RawBuilder<Date | null> =>
  sql.ref(sort?.field === 'submittedAt' ? 'approval.submitted_at' : 'approval.due_at')

/** SQL of what stands behind a place. Of the same urgency those without an instant come last. */
export function isBehind({ asOf, urgency, at, id }: Place, sort: Sort): RawBuilder<boolean> {
  const instant = instantOf(sort)
  const further = sql.raw(sort?.descending ? '<' : '>')
  const later = at
    ? sql`(${instant} is null or (${instant}, approval.id) ${further} (${at}::timestamptz, ${id}::bigint))`
    : sql`(${instant} is null and approval.id ${further} ${id}::bigint)`
  const own = urgencyAt(asOf, sort)
  return sql<boolean>`(${own} > ${urgency}::int or (${own} = ${urgency}::int and ${later}))`
}

const Instant = z.iso.datetime().transform(text => new Date(text))
const Written = z.tuple([
  Instant,
  z.int().min(0).max(LAST),
  Instant.nullable(),
  z.string().refine(isRowId),
  z.string().optional(),
])

const nameOf = (sort: Sort) => sort && `${sort.field} ${sort.descending ? 'desc' : 'asc'}`

export const writePlace = ({ asOf, urgency, at, id }: Place, sort: Sort): string =>
  writtenCursor([asOf, urgency, at, id, ...(sort ? [nameOf(sort)] : [])])

/** Refuses what `writePlace` did not write for the same order. */
export function readPlace(cursor: string, sort: Sort): Place {
  const { data } = Written.safeParse(parsedCursor(cursor))
  if (!data || data[4] !== nameOf(sort)) return refuse('badInput', { detail: 'cursor' })
  const [asOf, urgency, at, id] = data
  return { asOf, urgency, at, id }
}
