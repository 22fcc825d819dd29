import { sql } from 'kysely'
import type { Db } from '../src/platform/database/connect'

/** The tables of which a row, written out as text, holds one of some words. */
export async function tablesHolding(db: Db, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`.execute(db)
  const found = await Promise.all(rows.map(async ({ name }) => ({ name, holds: await holds(db, name, words) })))
  return found.filter(table => table.holds).map(({ name }) => name)
}

async function holds(db: Db, table: string, words: readonly string[]): Promise<boolean> {
  const patterns = words.map(word => `%${word}%`)
  const { rows } = await sql`
    select from ${sql.table(table)} as row_of where row_of::text like any (${patterns}) limit 1`.execute(db)
  return rows.length > 0
}
