import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import { regionPath } from '../../../platform/tables/names'
import type { Entry } from './entries'

/** What a clerk reads of a value; empty of none. */
export async function wordsOf(db: Db, { kind, table, words = {}, value }: Entry): Promise<string> {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const values = [value ?? []].flat().map(String).filter(Boolean)
  const names = values.length === 0 ? {} : await namesOf(db, kind, table, values)
  return values.map(one => names[one] ?? words[one] ?? one).join('、')
}

async function namesOf(
  db: Db,
  kind: Entry['kind'],
  table: string | undefined,
  values: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = (await named(db, kind, table, values)?.execute()) ?? []
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}

function named(db: Db, kind: Entry['kind'], table: string | undefined, values: readonly string[]) {
  if (kind === 'region')
    return db
      .selectFrom(sql<{ id: string }>`unnest(${values}::text[])`.as<'chosen'>(sql`chosen(id)`))
      .select(['id', regionPath('chosen.id').as('name')])
  if (kind === 'id')
    return db.selectFrom('organisation').where('id', 'in', values).select(['id', 'company_name as name'])
  if (kind === 'people') return db.selectFrom('person').where('id', 'in', values).select(['id', 'user_name as name'])
  if (!table) return undefined
  return db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .where('code_id', 'in', values)
    .select(['code_id as id', 'code_name as name'])
}
