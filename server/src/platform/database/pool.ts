import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { KEEP_ALIVE_MS, type Limits, settingsOf } from './limits'
import { statementOf } from './prepared'
import { DatabaseUnreachable, queryError } from './trouble'

/** The database ends what takes too long; a database that is itself gone is given up so much later. */
const GRACE_MS = 5000
const BEGIN = /^(begin|start transaction)\b/

/** A pool whose connections keep to the limits, and whose errors say whether the database was to be had. */
export function limitedPool(url: string, limits: Limits): PostgresPool {
  const { connections, queue, connectMs, statementMs } = limits
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(statementMs && { query_timeout: statementMs + GRACE_MS }),
    onConnect: async client => void (await client.query(settingsOf(limits, 'session'))),
  })
  // Node ends a process in which a connection breaks unheard. The next query on it fails, and that is told.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.once('error', error => reasons.set(client, error))
    client.on('error', () => {})
  })
  return {
    connect: async () => {
      if (pool.waitingCount >= queue) throw new DatabaseUnreachable('busy')
      return limitedClient(await pool.connect().catch(refuseConnection), limits)
    },
    end: () => pool.end(),
  }
}

/** Why connections broke while nothing was asked of them. */
const reasons = new WeakMap<pg.PoolClient, Error>()

/** What the pool says when all its connections stay in use. */
const ALL_IN_USE = 'timeout exceeded when trying to connect'

function refuseConnection(error: Error): never {
  if (error instanceof pg.DatabaseError) throw error
  throw new DatabaseUnreachable(error.message === ALL_IN_USE ? 'busy' : 'unavailable', error)
}

function limitedClient(client: pg.PoolClient, limits: Limits): PostgresPoolClient {
  let lost: DatabaseUnreachable | undefined
  const fail = (error: unknown): never => {
    const told = lost ?? queryError(error, reasons.get(client))
    if (!(told instanceof DatabaseUnreachable)) throw told
    lost = told
    // What has not answered would keep whoever is given the connection next waiting.
    void client.end().catch(() => {})
    throw told
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') return client.query(asked as never)
    // Each transaction brings its limits along: a pool between here and the database may give it any session.
    if (BEGIN.test(asked)) return client.query(`${asked}; ${settingsOf(limits, 'local')}`).catch(fail)
    return client.query(statementOf(asked, values)).catch(fail)
  }
  return { query, release: () => client.release(lost !== undefined) }
}
