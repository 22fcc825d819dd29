import { columnOf, type FieldRule } from '@portal/shared-lib/contract/rules/field'
import { PETITION_FIELDS } from '@portal/shared-lib/contract/rules/petition-fields'
import { type RawBuilder, sql } from 'kysely'
import { codeName, regionPath } from '../../platform/tables/names'
import type { Names } from '../../platform/tables/names-in-memory'

export type PetitionField = keyof typeof PETITION_FIELDS

/** What is described of a registered field of a petition, and its column. */
export const registeredField = (name: PetitionField): FieldRule & { readonly reference: string } => ({
  ...PETITION_FIELDS[name],
  reference: `petition.${columnOf(name)}`,
})

/** SQL of what a registered field says to people: the name of a code, the path of a region, else its value. */
export function shownField(name: PetitionField): RawBuilder<string> {
  const { table, kind, reference } = registeredField(name)
  if (kind === 'region') return regionPath(reference)
  return table ? codeName(table, reference) : sql<string>`${sql.ref(reference)}`
}

/** As `shownField`, of a value that was read as it is. */
export function nameOf(names: Names, field: PetitionField, value: string): string {
  const { table, kind } = PETITION_FIELDS[field] as FieldRule
  if (kind === 'region') return names.region(value)
  return table ? names.code(table, value) : value
}
