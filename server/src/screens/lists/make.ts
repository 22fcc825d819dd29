import type { FieldRule } from '@portal/shared-lib/contract/rules/field'
import { type RawBuilder, sql } from 'kysely'
import { type PetitionField, registeredField, shownField } from '../../petitions/record/registered-field'
import { codeName } from '../../platform/tables/names'
import type { CellKind, Column, Field, FieldKind, SortKey } from './view'

/** Columns, fields and keys of a view, named by SQL references like petition.summary. */
export const column = (value: string | RawBuilder<unknown>, kind: CellKind = 'plain'): Column => ({
  value: typeof value === 'string' ? sql.ref(value) : value,
  kind,
})

export const coded = (table: string, reference: string): Column => column(codeName(table, reference))

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

/** What was registered in a field, as people read it. */
export const registered = (name: PetitionField): Column =>
  column(shownField(name), registeredField(name).kind === 'count' ? 'number' : 'plain')

/** How a registered field is filtered by. In tables with levels a code may hold those below it. */
const FILTERS: Partial<Record<FieldRule['kind'], FieldKind>> = {
  day: 'day',
  count: 'number',
  amount: 'number',
  code: 'code',
  codes: 'marks',
  region: 'region',
  id: 'code',
}
const WITH_LEVELS: readonly string[] = ['DM_XFXS', 'DM_NRFL']

/** A filter by what was registered in a field, under its own label unless the list calls it otherwise. */
export function byRegistered(name: PetitionField, called?: string): Field {
  const { label, kind, table = '', reference } = registeredField(name)
  return field(called ?? label, WITH_LEVELS.includes(table) ? 'tree' : (FILTERS[kind] ?? 'text'), reference, table)
}

export const by = (reference: string | RawBuilder<unknown>): SortKey => ({
  value: typeof reference === 'string' ? sql.ref(reference) : reference,
})

/** Where some rows have none. */
export const byIfAny = (reference: string | RawBuilder<unknown>): SortKey => ({ ...by(reference), mayLack: true })

/** By an instant of what a to-do is about, which no index has in order. */
export const byAbout = (reference: string): SortKey => ({ ...byIfAny(reference), withoutIndex: true })

/** By a day of it, from its beginning. */
export const byDayAbout = (reference: string): SortKey => ({
  ...by(sql`(${sql.ref(reference)}::timestamp at time zone 'Asia/Shanghai')`),
  withoutIndex: true,
})
