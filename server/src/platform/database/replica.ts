import { setTimeout as pause } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** A replica that has not come so far by then is passed over. */
const BEHIND_MS = 1000
/** After that, or where it does not answer, nothing is asked of it for so long, and nobody waits for it. */
const PASSED_OVER_MS = 10_000
const LOOK_EVERY_MS = 5

/** How far the database has come with what it has promised to keep. */
const POSITION = 'select pg_current_wal_flush_lsn()::text as position'
/** Null where nothing is followed: the database itself, or a replica that has become it. */
const HAS_COME = 'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, true) as has_come'

/** Connections that were lent since the process began, by where they lead. */
export const lent = { replica: 0, database: 0 }

/**
 * Lends connections to a replica once it has come as far as the database had when it was asked: whoever reads there finds
 * what anybody was told is kept, and nothing of what somebody may no longer see. Where the replica is too far behind, or
 * is not to be had, the connection leads to the database.
 */
export function followingPool(database: PostgresPool, replica: PostgresPool): PostgresPool {
  let passedOverUntil = Number.NEGATIVE_INFINITY

  async function followed(): Promise<PostgresPoolClient | undefined> {
    if (performance.now() < passedOverUntil) return
    const position = await positionOf(database)
    const client = await lentBy(replica, position)
    if (!client) passedOverUntil = performance.now() + PASSED_OVER_MS
    return client
  }

  return {
    async connect() {
      const client = await followed()
      lent[client ? 'replica' : 'database'] += 1
      return client ?? (await database.connect())
    },
    async end() {
      await Promise.all([database.end(), replica.end()])
    },
  }
}

async function positionOf(database: PostgresPool): Promise<string> {
  const client = await database.connect()
  try {
    const { rows } = await client.query<{ position: string }>(POSITION, [])
    return rows[0]?.position ?? ''
  } finally {
    client.release()
  }
}

/** A connection to a replica that has come to a position. */
async function lentBy(replica: PostgresPool, position: string): Promise<PostgresPoolClient | undefined> {
  const client = await replica.connect().catch(() => undefined)
  if (!client) return
  const until = performance.now() + BEHIND_MS
  try {
    do {
      const { rows } = await client.query<{ has_come: boolean }>(HAS_COME, [position])
      if (rows[0]?.has_come) return client
      await pause(LOOK_EVERY_MS)
    } while (performance.now() < until)
  } catch {
    // It is no longer to be had.
  }
  client.release()
  return
}
