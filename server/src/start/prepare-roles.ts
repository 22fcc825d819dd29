import type { Kysely } from 'kysely'
import pg from 'pg'
import type { Config } from '../platform/config'
import { connect } from '../platform/database/connect'
import { LIMITS } from '../platform/database/limits'
import { hasPendingMigrations, migrate } from '../platform/database/migrate'
import type { Database } from '../platform/database/schema'
import { couldAlterAudit, letServerIn, makeServerRole } from '../platform/database/server-role'
import type { DatabaseUrls } from './database-url'
import type { Report } from './report'

/** insufficient_privilege, and invalid_schema_name where there is none that it may use. */
const NOT_ALLOWED = ['42501', '3F000']
const OWNS = 'The role of DATABASE_URL owns the tables and could change the audit'
const HOW = 'name their owner by DATABASE_MIGRATE_URL, and by DATABASE_URL a role that owns nothing: docs/security.md'
const OLD = 'The tables are not those of this version: run npm run migrate'

/** Works as the owner of the tables where that one is known, else as the server's own role. */
export async function asOwner<T>(urls: DatabaseUrls, work: (db: Kysely<Database>) => Promise<T>): Promise<T> {
  const owner = connect(urls.owner ?? urls.server, LIMITS.upkeep)
  return await work(owner).finally(() => owner.destroy())
}

/** Brings the tables to the newest form, and lets the server's role use them and nothing more. */
export async function prepareRoles(
  owner: Kysely<Database>,
  urls: DatabaseUrls,
  { production }: Pick<Config, 'production'>,
  report: Pick<Report, 'note'>,
): Promise<void> {
  if (urls.owner === undefined && production && (await hasPendingMigrations(owner))) throw new Error(OLD)
  await migrate(owner).catch(error => {
    throw error instanceof pg.DatabaseError && NOT_ALLOWED.includes(error.code ?? '')
      ? new Error(OLD, { cause: error })
      : error
  })
  if (urls.owner !== undefined) await admitServer(owner, urls)
  const server = connect(urls.server, LIMITS.upkeep)
  const owns = await couldAlterAudit(server).finally(() => server.destroy())
  if (owns && production) throw new Error(`${OWNS}. In production, ${HOW}`)
  if (owns) report.note(`${OWNS}; ${HOW}`)
}

/** Also for commands, which may meet a database on which no server of this version has run yet. */
export async function admitServer(owner: Kysely<Database>, urls: DatabaseUrls): Promise<void> {
  if (urls.ours) await makeServerRole(owner, urls.server)
  await letServerIn(owner, urls.server)
}
