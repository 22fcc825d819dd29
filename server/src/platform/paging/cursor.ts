import { z } from 'zod'
import { refuse } from '../refusal'
import { isRowId } from './row-id'

/** Where a page of a list ended that is ordered by an instant (to the millisecond) and then by id. */
export interface Position {
  readonly at: Date | null
  readonly id: string
}

const Written = z.tuple([z.iso.datetime().nullable(), z.string().refine(isRowId)])

/** The position as text that callers hand back unread. */
export const writeCursor = ({ at, id }: Position): string => writtenCursor([at, id])

/** Refuses what `writeCursor` did not write. */
export function readCursor(cursor: string): Position {
  const { data } = Written.safeParse(parsedCursor(cursor))
  if (!data) return refuse('badInput', { detail: 'cursor' })
  const [at, id] = data
  return { at: at === null ? null : new Date(at), id }
}

/** What a cursor holds, as text. */
export const writtenCursor = (held: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(held)).toString('base64url')

/** What a cursor holds, to be checked: it comes from outside. */
export function parsedCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
