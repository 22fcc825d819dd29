import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import type { Database } from './schema'

const FOLDER = join(__dirname, 'migrations')

/**
 * Brings the tables to the newest form, or no further than a step; returns the names of the steps it took. Where they
 * have it already, nothing is asked of the database that only their owner may do.
 */
export async function migrate(db: Kysely<Database>, until?: string): Promise<string[]> {
  if (!(await hasPendingMigrations(db))) return []
  const migrator = migratorOf(db)
  const { error, results = [] } = await (until === undefined ? migrator.migrateToLatest() : migrator.migrateTo(until))
  if (error) throw error
  return results.map(result => result.migrationName)
}

/** Whether the tables are older than this version of the server. */
export async function hasPendingMigrations(db: Kysely<Database>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations()
  return migrations.some(({ executedAt }) => executedAt === undefined)
}

const migratorOf = (db: Kysely<Database>) => new Migrator({ db, provider: { getMigrations } })

/** Names of all steps that this version knows, the first one first. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await getMigrations())

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
