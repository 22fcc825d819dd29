import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { preparing } from './prepared'
import type { Database } from './schema'

/** A database or a transaction on it: what a query needs. */
export type Db = Kysely<Database> | Transaction<Database>

const DATE_OID = 1082
// Days stay text: a Date would shift them by the process's time zone.
pg.types.setTypeParser(DATE_OID, text => text)

const CONNECTIONS = 16

/** Opens a pool on a PostgreSQL of version 15 or later. */
export function connect(url: string): Kysely<Database> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS })
  // Node ends a process in which a connection breaks unheard. The next query on it fails, and that is told.
  pool.on('error', () => {})
  pool.on('connect', client => void client.on('error', () => {}))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })
}
