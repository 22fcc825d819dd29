import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, Migrator, sql } from 'kysely'
import type { Database } from './schema'

const FOLDER = join(__dirname, 'migrations')

/** First line of a step that runs outside a transaction, as an index has to that is built while others write. */
const APART = /^-- no transaction\s*$/m

/**
 * Brings the tables to the newest form, or no further than a step; returns the names of the steps it took. Where they
 * have it already, nothing is asked of the database that only their owner may do. Steps are taken in one transaction, but for
 * those that say that they run outside any.
 */
export async function migrate(db: Kysely<Database>, until?: string, folder = FOLDER): Promise<string[]> {
  const taken: string[] = []
  for (const { last, isApart } of await stretchesOf(db, until, folder)) {
    const migrator = new Migrator({ db, provider: providerOf(folder), disableTransactions: isApart })
    const { error, results = [] } = await migrator.migrateTo(last)
    if (error) throw error
    taken.push(...results.map(result => result.migrationName))
  }
  return taken
}

/** Steps that are taken together, the last of them by its name. */
interface Stretch {
  readonly last: string
  readonly isApart: boolean
}

async function stretchesOf(db: Kysely<Database>, until: string | undefined, folder: string): Promise<Stretch[]> {
  const all = await new Migrator({ db, provider: providerOf(folder) }).getMigrations()
  const wanted = until === undefined ? all : all.slice(0, all.findIndex(({ name }) => name === until) + 1)
  const stretches: Stretch[] = []
  for (const { name } of wanted.filter(({ executedAt }) => executedAt === undefined)) {
    const isApart = APART.test(await readFile(join(folder, `${name}.sql`), 'utf8'))
    if (!isApart && stretches.at(-1)?.isApart === false) stretches.pop()
    stretches.push({ last: name, isApart })
  }
  return stretches
}

/** Whether the tables are older than this version of the server. */
export async function hasPendingMigrations(db: Kysely<Database>): Promise<boolean> {
  const migrations = await new Migrator({ db, provider: providerOf(FOLDER) }).getMigrations()
  return migrations.some(({ executedAt }) => executedAt === undefined)
}

/** Names of all steps that this version knows, the first one first. */
export const migrationNames = async (): Promise<string[]> => Object.keys(await migrationsIn(FOLDER))

const providerOf = (folder: string) => ({ getMigrations: () => migrationsIn(folder) })

async function migrationsIn(folder: string) {
  const files = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Object.fromEntries(
    files.map(name => [
      name.replace(/\.sql$/, ''),
      {
        up: async (db: Kysely<unknown>) => void (await sql.raw(await readFile(join(folder, name), 'utf8')).execute(db)),
      },
    ]),
  )
}
