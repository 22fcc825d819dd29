import { type RawBuilder, sql } from 'kysely'
import { codeName, regionPath } from '../../platform/tables/names'
import type { CellKind, Column, Field, FieldKind, SortKey } from './view'

/** Columns, fields and keys of a view, named by SQL references like petition.summary. */
export const column = (value: string | RawBuilder<unknown>, kind: CellKind = 'plain'): Column => ({
  value: typeof value === 'string' ? sql.ref(value) : value,
  kind,
})

export const coded = (table: string, reference: string): Column => column(codeName(table, reference))
export const region = (reference: string): Column => column(regionPath(reference))

export const field = (
  name: string,
  kind: FieldKind,
  value: string | RawBuilder<unknown>,
  codeTable?: string,
): Field => ({
  name,
  kind,
  value: typeof value === 'string' ? sql.ref(value) : value,
  ...(codeTable && { codeTable }),
})

export const by = (reference: string | RawBuilder<unknown>): SortKey => ({
  value: typeof reference === 'string' ? sql.ref(reference) : reference,
})

/** Where some rows have none. */
export const byIfAny = (reference: string | RawBuilder<unknown>): SortKey => ({ ...by(reference), mayLack: true })
