/** How long work on the database may take before it is ended; milliseconds, 0 is no limit. */
export interface Limits {
  /** Connections at most. */
  readonly connections: number
  /** Calls that may wait for a connection; who comes later is refused at once. */
  readonly queue: number
  /** For a connection, new or free. */
  readonly connectMs: number
  readonly statementMs: number
  /** For a row or another lock that somebody else holds. */
  readonly lockMs: number
  /** Of a transaction in which nothing is asked: its server was stopped, or has lost the network. */
  readonly idleMs: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/**
 * The limits by kind of work. A transaction may idle for less time than others wait for its locks: when a server stops
 * in the middle of a transaction, most of those that need the same rows go on without being refused.
 */
export const LIMITS = {
  /** What a person waits for. */
  call: {
    connections: 16,
    queue: 500,
    connectMs: 10 * SECOND_MS,
    statementMs: 30 * SECOND_MS,
    lockMs: 15 * SECOND_MS,
    idleMs: 10 * SECOND_MS,
  },
  /** Housekeeping, exports, jobs of a day: nobody waits, and large tables are read. */
  background: {
    connections: 8,
    queue: 100,
    connectMs: 30 * SECOND_MS,
    statementMs: 10 * MINUTE_MS,
    lockMs: 30 * SECOND_MS,
    idleMs: 30 * SECOND_MS,
  },
  /** Migrations, the demonstration, commands: they take what they take, but do not queue in front of calls for ever. */
  upkeep: {
    connections: 16,
    queue: Number.POSITIVE_INFINITY,
    connectMs: 30 * SECOND_MS,
    statementMs: 0,
    lockMs: MINUTE_MS,
    idleMs: 0,
  },
  /** Whether the database answers at all. */
  health: {
    connections: 1,
    queue: 20,
    connectMs: 3 * SECOND_MS,
    statementMs: 3 * SECOND_MS,
    lockMs: 3 * SECOND_MS,
    idleMs: 3 * SECOND_MS,
  },
} as const satisfies Record<string, Limits>

/** TCP asks so often whether the other machine still stands. */
export const KEEP_ALIVE_MS = 10 * SECOND_MS

/** A transaction that only holds a lock while the work goes on in others may idle so long. */
const HOLDING_MS = 30 * MINUTE_MS

export const HOLDING = `set local idle_in_transaction_session_timeout = ${HOLDING_MS}`

/** Of all sessions: compiling a statement takes longer than most of them run, those of figures by their many sums above all. */
export const INTERPRETED = 'set session jit = off'

/** The limits as statements, for a session or for one transaction of it. */
export function settingsOf({ statementMs, lockMs, idleMs }: Limits, scope: 'session' | 'local'): string {
  const settings = {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  }
  return Object.entries(settings)
    .map(([name, ms]) => `set ${scope} ${name} = ${ms}`)
    .join('; ')
}
