import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { lampOf } from '../../petitions/clocks/lamps/lamps'
import { IS_GRAVE } from '../../petitions/record/marks'
import { parsedCursor, writtenCursor } from '../../platform/paging/cursor'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'

/**
 * Where a page ended. Lamps turn while somebody turns pages: all pages of one reading are ordered by the lamps of the
 * moment at which the first was read, `asOf`, so that each approval comes once.
 */
export interface Place {
  readonly asOf: Date
  readonly urgency: number
  readonly dueAt: Date | null
  readonly id: string
}

/** How urgent what bears no grave mark is, by its lamp. */
const BY_LAMP = { red: 1, orange: 2, yellow: 3 }
const LAST = 4

/** SQL of how urgent an approval is, 0 the most: a grave mark of its petition, then its lamp; rows without an alarm come last. */
export const urgencyAt = (asOf: Date): RawBuilder<number> => sql<number>`case when ${IS_GRAVE} then 0 else
  case ${lampOf(sql.ref('approval'), asOf)}
    when 'red' then ${sql.lit(BY_LAMP.red)} when 'orange' then ${sql.lit(BY_LAMP.orange)}
    when 'yellow' then ${sql.lit(BY_LAMP.yellow)} else ${sql.lit(LAST)} end end`

/** SQL of what stands behind a place. Of the same urgency those without a limit come last. */
export function isBehind({ asOf, urgency, dueAt, id }: Place): RawBuilder<boolean> {
  const later = dueAt
    ? sql`(approval.due_at is null or (approval.due_at, approval.id) > (${dueAt}::timestamptz, ${id}::bigint))`
    : sql`(approval.due_at is null and approval.id > ${id}::bigint)`
  const own = urgencyAt(asOf)
  return sql<boolean>`(${own} > ${urgency}::int or (${own} = ${urgency}::int and ${later}))`
}

const Instant = z.iso.datetime().transform(text => new Date(text))
const Written = z.tuple([Instant, z.int().min(0).max(LAST), Instant.nullable(), z.string().refine(isRowId)])

export const writePlace = ({ asOf, urgency, dueAt, id }: Place): string => writtenCursor([asOf, urgency, dueAt, id])

/** Refuses what `writePlace` did not write. */
export function readPlace(cursor: string): Place {
  const { data } = Written.safeParse(parsedCursor(cursor))
  if (!data) return refuse('badInput', { detail: 'cursor' })
  const [asOf, urgency, dueAt, id] = data
  return { asOf, urgency, dueAt, id }
}
