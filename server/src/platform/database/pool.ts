import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { tracedWithin } from '../tracing/traced'
import { changeBy, dropEverywhere, isKept, keptOf } from './kept'
import { INTERPRETED, KEEP_ALIVE_MS, type Limits, settingsOf } from './limits'
import { isMarked, plansOnce, statementOf } from './prepared'
import { DatabaseUnreachable, queryError } from './trouble'

/** The database ends what takes too long; a database that is itself gone is given up so much later. */
const GRACE_MS = 5000
const BEGIN = /^(begin|start transaction)\b/
/** By which a statement is called in a trace. */
const KIND = /\b[a-z]+\b/

/** The pools of this process that are open, and how many statements each has sent. */
export const openPools = new Set<{ limits: Limits; pool: pg.Pool; sent: { statements: number } }>()

/**
 * Addresses of poolers that give each transaction another session (PgBouncer in transaction mode): nothing is set, prepared or
 * listened to there for longer than a transaction.
 */
export const sharedSessions = new Set<string>()

/** A pool whose connections keep to the limits, and whose errors say whether the database was to be had. */
export function limitedPool(url: string, limits: Limits): PostgresPool {
  const { connections, queue, connectMs, statementMs } = limits
  const isShared = sharedSessions.has(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(statementMs && { query_timeout: statementMs + GRACE_MS }),
    onConnect: async client =>
      void (isShared || (await client.query(`${INTERPRETED}; ${settingsOf(limits, 'session')}`))),
  })
  const open = { limits, pool, sent: { statements: 0 } }
  openPools.add(open)
  // Node ends a process in which a connection breaks unheard. The next query on it fails, and that is told.
  pool.on('error', () => {})
  pool.on('connect', client => {
    client.once('error', error => reasons.set(client, error))
    client.on('error', () => {})
  })
  return {
    connect: async () => {
      if (pool.waitingCount >= queue) throw new DatabaseUnreachable('busy')
      return limitedClient(await pool.connect().catch(refuseConnection), { limits, url, isShared, sent: open.sent })
    },
    end: () => {
      openPools.delete(open)
      return pool.end()
    },
  }
}

/** Connections that plan a prepared query once. */
const planningOnce = new WeakSet<pg.PoolClient>()

/** Why connections broke while nothing was asked of them. */
const reasons = new WeakMap<pg.PoolClient, Error>()

/** What the pool says when all its connections stay in use. */
const ALL_IN_USE = 'timeout exceeded when trying to connect'

function refuseConnection(error: Error): never {
  if (error instanceof pg.DatabaseError) throw error
  throw new DatabaseUnreachable(error.message === ALL_IN_USE ? 'busy' : 'unavailable', error)
}

interface Lent {
  readonly limits: Limits
  readonly url: string
  readonly isShared: boolean
  readonly sent: { statements: number }
}

function limitedClient(client: pg.PoolClient, { limits, url, isShared, sent }: Lent): PostgresPoolClient {
  let lost: DatabaseUnreachable | undefined
  const fail = (error: unknown): never => {
    const told = lost ?? queryError(error, reasons.get(client))
    if (!(told instanceof DatabaseUnreachable)) throw told
    lost = told
    // What has not answered would keep whoever is given the connection next waiting.
    void client.end().catch(() => {})
    throw told
  }
  const changes = changesOfConnection()
  /** In a transaction plans are made as its `begin` has said. */
  const setPlans = async (once: boolean) => {
    if (isShared || changes.isInTransaction() || once === planningOnce.has(client)) return
    await client.query(`set ${plansOnce(once)}`).catch(fail)
    if (once) planningOnce.add(client)
    else planningOnce.delete(client)
  }
  const ask = async (text: string, values: readonly unknown[]) => {
    await setPlans(isMarked(text))
    sent.statements += 1
    return tracedWithin(
      KIND.exec(text)?.[0] ?? 'statement',
      () => ({ attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }),
      () => client.query(isShared ? { text, values: [...values] } : statementOf(text, values)).catch(fail),
    )
  }
  function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query(asked: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof asked !== 'string') return client.query(asked as never)
    if (isKept(asked) && !changes.isChanged()) {
      const key = `${asked} ${JSON.stringify(values)}`
      const read = () => ask(asked, values)
      return changes.isInTransaction() ? keptOf(url).valueInTransaction(key, read) : keptOf(url).value(key, read)
    }
    // Each transaction brings its limits along: a pool between here and the database may give it any session.
    const text = BEGIN.test(asked)
      ? `${asked}; ${settingsOf(limits, 'local')}; set local ${plansOnce(false)}; set local jit = off`
      : asked
    return changes.after(asked, text === asked ? ask(text, values) : client.query(text).catch(fail))
  }
  return { query, release: () => client.release(lost !== undefined) }
}

const END = /^(?:commit|rollback)$/

/** Follows what a connection changes of what is kept: others are to forget it when that is committed. */
function changesOfConnection() {
  let inTransaction = false
  let changed: ReturnType<typeof changeBy>
  return {
    isChanged: () => changed !== undefined,
    isInTransaction: () => inTransaction,
    after<T>(text: string, answer: Promise<T>): Promise<T> {
      if (BEGIN.test(text)) inTransaction = true
      if (END.test(text)) inTransaction = false
      const change = changeBy(text)
      if (changed !== 'all') changed = change ?? changed
      if (inTransaction || !changed) return answer
      const what = changed
      changed = undefined
      // In vain or not: whether a commit came to something may be unknown.
      return answer.finally(() => dropEverywhere(what))
    },
  }
}
