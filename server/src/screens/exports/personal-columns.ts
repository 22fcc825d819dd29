import { EXPORTED_PERSONAL } from '@portal/shared-lib/contract/rules/exports'
import { sql } from 'kysely'
import { openNumbers } from '../../petitions/record/personal-data'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { FieldKeys } from '../../platform/keys/field-keys'
import type { ListRow } from '../lists/part'
import type { ExportColumn } from './task'

type Name = keyof typeof EXPORTED_PERSONAL

/** What a row says of its main petitioner, by column. */
export type PersonalOf = (row: ListRow) => Readonly<Record<string, string>>

const MAIN = 1
const PREFIX = 'main.'

/** Columns that no list has. */
export const personalColumns = (names: readonly Name[]): ExportColumn[] =>
  names.map(name => ({ field: `${PREFIX}${name}`, heading: EXPORTED_PERSONAL[name] }))

interface Reading {
  readonly db: Db
  readonly keys: FieldKeys
  readonly caller: Pick<Caller, 'provinceCode'>
}

/** Reads the main petitioners of rows, where one of the columns is about them. */
export async function readPersonal(
  { db, keys, caller: { provinceCode } }: Reading,
  rows: readonly ListRow[],
  columns: readonly ExportColumn[],
): Promise<PersonalOf> {
  if (!columns.some(({ field }) => field.startsWith(PREFIX))) return () => ({})
  const petitions = rows.flatMap(({ xfjid }) => (xfjid ? [String(xfjid)] : []))
  const persons = await db
    .selectFrom('petition_person')
    .where('province_code', '=', provinceCode)
    .where('petition_id', '=', sql<string>`any(${petitions}::bigint[])`)
    .where('seq', '=', MAIN)
    .select(['petition_id as petitionId', 'id_card', 'mobile', 'address'])
    .execute()
  const values = new Map(
    persons.map(({ petitionId, address, ...sealed }): [string, Record<Name, string>] => {
      return [petitionId, { ...openNumbers(keys, { provinceCode, petitionId, seq: MAIN }, sealed), address }]
    }),
  )
  return ({ xfjid }) =>
    Object.fromEntries(Object.entries(values.get(String(xfjid)) ?? {}).map(([name, text]) => [PREFIX + name, text]))
}
