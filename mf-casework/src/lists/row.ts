import type { PetitionListAnswer } from '@portal/shared-lib/contract/calls/lists'

/** Fields by their names on the wire; `id`, and `url` where a page opens it. */
export type Row = PetitionListAnswer['list'][number]

/** A field of a row as text; empty where it has none. */
export const textOf = (row: Row, field: string): string => {
  const value = row[field]
  return value === null || value === undefined ? '' : String(value)
}

export const idOf = (row: Row): string => textOf(row, 'id')

/** What a row is called: its petition number, or what else tells it from the others. */
export const nameOf = (row: Row): string => textOf(row, 'xfjbh') || textOf(row, 'ticketNo') || idOf(row)
