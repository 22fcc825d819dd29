import { z } from 'zod'
import { parsedCursor, writtenCursor } from '../../platform/paging/cursor'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'
import type { View } from './view'

/**
 * Where a page ended: by what it was ordered, the last row's instant there (to the millisecond) and its id; and how many
 * rows the whole list was found to have, which is not counted again on every page.
 */
export interface Position {
  readonly order: string
  readonly at: Date | null
  readonly id: string
  readonly count: number
}

const Written = z.tuple([z.string(), z.iso.datetime().nullable(), z.string().min(1).max(50), z.int().nonnegative()])

export const writePosition = ({ order, at, id, count }: Position): string => writtenCursor([order, at, id, count])

/** Refuses what was not written for this view in this order. */
export function readPosition(text: string, view: View, order: string): Position {
  const { data } = Written.safeParse(parsedCursor(text))
  if (data?.[0] !== order || !(view.textId || isRowId(data[2]))) return refuse('badInput', { detail: 'cursor' })
  const [, at, id, count] = data
  return { order, at: at === null ? null : new Date(at), id, count }
}
