import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import type { Database } from './schema'

const FOLDER = join(__dirname, 'migrations')

/** Brings the tables to the newest form; returns the names of the steps it took. */
export async function migrate(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  return results.map(result => result.migrationName)
}

async function getMigrations() {
  const files = (await readdir(FOLDER)).filter(name => name.endsWith('.sql')).sort()
  return Object.fromEntries(
    files.map(name => [
      name.replace(/\.sql$/, ''),
      {
        up: async (db: Kysely<unknown>) => void (await sql.raw(await readFile(join(FOLDER, name), 'utf8')).execute(db)),
      },
    ]),
  )
}
