import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { LIMITS, type Limits } from './limits'
import { limitedPool } from './pool'
import { followingPool } from './replica'
import type { Database } from './schema'

/** A database or a transaction on it: what a query needs. */
export type Db = Kysely<Database> | Transaction<Database>

const DATE_OID = 1082
// Days stay text: a Date would shift them by the process's time zone.
pg.types.setTypeParser(DATE_OID, text => text)

/** Opens a pool on a PostgreSQL of version 15 or later, for one kind of work. */
export function connect(url: string, limits: Limits = LIMITS.call): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: limitedPool(url, limits) }) })
}

/** Opens pools on a database and on a replica of it: what is asked there is answered as fresh as here. */
export function connectReplica(url: string, replicaUrl: string, limits: Limits = LIMITS.call): Kysely<Database> {
  const pool = followingPool(limitedPool(url, limits), limitedPool(replicaUrl, limits))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
