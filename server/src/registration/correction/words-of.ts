import { sql } from 'kysely'
import type { Db } from '../../database/connect'
import { regionPath } from '../../tables/names'
import type { Entry } from './entries'

/** What a clerk reads of a value; empty of none. */
export async function wordsOf(db: Db, { kind, table, words = {}, value }: Entry): Promise<string> {
  if (typeof value === 'boolean') return value ? '是' : '否'
  const values = [value ?? []].flat().map(String).filter(Boolean)
  const names = values.length === 0 ? {} : await namesOf(db, kind, table, values)
  return values.map(one => names[one] ?? words[one] ?? one).join('、')
}

type Names = Readonly<Record<string, string>>

async function namesOf(
  db: Db,
  kind: Entry['kind'],
  table: string | undefined,
  values: readonly string[],
): Promise<Names> {
  if (kind === 'region') return Object.fromEntries(await regions(db, values))
  if (kind === 'id') return Object.fromEntries(await organisations(db, values))
  if (kind === 'people') return Object.fromEntries(await people(db, values))
  return table ? Object.fromEntries(await codes(db, table, values)) : {}
}

type Pairs = Promise<(readonly [string, string])[]>

async function regions(db: Db, values: readonly string[]): Pairs {
  const rows = await db
    .selectFrom(sql<{ code: string }>`unnest(${values}::text[])`.as<'named'>(sql`named(code)`))
    .select(['code', regionPath('named.code').as('name')])
    .execute()
  return rows.map(({ code, name }) => [code, name])
}

async function organisations(db: Db, values: readonly string[]): Pairs {
  const rows = await db
    .selectFrom('organisation')
    .where('id', 'in', values)
    .select(['id', 'company_name as name'])
    .execute()
  return rows.map(({ id, name }) => [id, name])
}

async function people(db: Db, values: readonly string[]): Pairs {
  const rows = await db.selectFrom('person').where('id', 'in', values).select(['id', 'user_name as name']).execute()
  return rows.map(({ id, name }) => [id, name])
}

async function codes(db: Db, table: string, values: readonly string[]): Pairs {
  const rows = await db
    .selectFrom('code_item')
    .where('table_name', '=', table)
    .where('code_id', 'in', values)
    .select(['code_id', 'code_name'])
    .execute()
  return rows.map(({ code_id, code_name }) => [code_id, code_name])
}
