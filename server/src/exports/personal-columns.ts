import { EXPORTED_PERSONAL } from '@portal/shared-lib/contract/rules/exports'
import { sql } from 'kysely'
import type { Db } from '../database/connect'
import type { Caller } from '../identity/caller'
import type { FieldKeys } from '../keys/field-keys'
import type { ListRow } from '../lists/part'
import { openNumbers } from '../petitions/personal-data'
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

/** Reads the main petitioners of rows, where one of the columns is about them. Rows tell their petition by its number. */
export async function readPersonal(
  { db, keys, caller: { provinceCode } }: Reading,
  rows: readonly ListRow[],
  columns: readonly ExportColumn[],
): Promise<PersonalOf> {
  if (!columns.some(({ field }) => field.startsWith(PREFIX))) return () => ({})
  const numbers = rows.map(({ xfjbh }) => String(xfjbh ?? '')).filter(Boolean)
  const persons = await db
    .selectFrom('petition')
    .innerJoin('petition_person as main', join =>
      join
        .onRef('main.province_code', '=', 'petition.province_code')
        .onRef('main.petition_id', '=', 'petition.id')
        .on('main.seq', '=', MAIN),
    )
    .where('petition.province_code', '=', provinceCode)
    .where('petition_no', '=', sql<string>`any(${numbers}::text[])`)
    .select(['petition_no', 'petition.id', 'main.id_card', 'main.mobile', 'main.address'])
    .execute()
  const values = new Map(
    persons.map(({ petition_no, id, address, ...sealed }): [string, Record<Name, string>] => {
      return [petition_no, { ...openNumbers(keys, { provinceCode, petitionId: id, seq: MAIN }, sealed), address }]
    }),
  )
  return ({ xfjbh }) =>
    Object.fromEntries(Object.entries(values.get(String(xfjbh)) ?? {}).map(([name, text]) => [PREFIX + name, text]))
}
