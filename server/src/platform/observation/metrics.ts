import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Db } from '../database/connect'
import { LIMITS } from '../database/limits'
import { openPools } from '../database/pool'
import { turnedAway } from '../http/overload'
import { type Folders, watchDisks } from './disks'
import { type Figures, figuresOf, gauge } from './gauge'
import { watchReplica } from './replica-figures'

/** What is looked at when somebody asks. */
export interface Watched {
  readonly db: Db
  /** Undefined: there is none. */
  readonly replica: Db | undefined
  readonly folders: Folders
  /** Windows that listen for live updates. */
  readonly windows: () => number
  /** When the last whole backup was begun. */
  readonly lastBackup: () => Promise<Date | undefined>
}

/** Seconds; what a person notices lies between a tenth and a second. */
const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/**
 * The figures of one server: those of its process, its calls, connections, windows, jobs, the audit that waits for its
 * seal, its replica, and its disks. Labels name calls and kinds, never people, organisations or petitions.
 */
export function createMetrics(watched: Watched, log: Pick<FastifyBaseLogger, 'error'>) {
  const registry = new Registry()
  const figures = figuresOf(registry, log)
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'portal_call_seconds',
    help: 'Time of a call, by its path and whether it was answered, refused or failed',
    labelNames: ['call', 'result'] as const,
    buckets: BUCKETS,
    registers: figures.registers,
  })
  watchConnections(figures)
  watchReplica(figures, watched.db, watched.replica)
  watchOverload(figures)
  watchDatabase(figures, watched.db)
  gauge(figures, 'portal_live_windows', 'Windows that listen for live updates', async of => of.set(watched.windows()))
  watchDisks(figures, watched.folders)
  gauge(figures, 'portal_backup_time_seconds', 'When the last whole backup was begun, since 1970', async of => {
    const last = await watched.lastBackup()
    if (last) of.set(last.getTime() / 1000)
    else of.remove()
  })
  return { registry, calls }
}

function watchConnections(figures: Figures): void {
  gauge(
    figures,
    'portal_database_connections',
    'Connections to the database, by kind of work and state; waiting: calls that wait for one',
    async of => {
      for (const { limits, pool } of openPools) {
        const kind = kindOf(limits)
        of.inc({ kind, state: 'busy' }, pool.totalCount - pool.idleCount)
        of.inc({ kind, state: 'idle' }, pool.idleCount)
        of.inc({ kind, state: 'waiting' }, pool.waitingCount)
      }
    },
    ['kind', 'state'],
  )
  gauge(
    figures,
    'portal_database_statements',
    'Statements sent to the database since the server began, by kind of work',
    async of => {
      for (const { limits, sent } of openPools) of.inc({ kind: kindOf(limits) }, sent.statements)
    },
    ['kind'],
  )
}

function watchOverload(figures: Figures): void {
  gauge(
    figures,
    'portal_overload_calls',
    'Calls turned away since the server began as it did not keep up, by what was short: time of its loop, or its heap',
    async of => {
      for (const [short, count] of Object.entries(turnedAway)) of.set({ short }, count)
    },
    ['short'],
  )
}

const kindOf = (limits: object) => Object.entries(LIMITS).find(([, each]) => each === limits)?.[0] ?? 'other'

function watchDatabase(figures: Figures, db: Db): void {
  watchRings(figures, db)
  gauge(figures, 'portal_database_up', 'Whether the database answers', async of => {
    await sql`select 1`.execute(db).then(
      () => of.set(1),
      () => of.set(0),
    )
  })
  gauge(figures, 'portal_audit_unsealed', 'Rows of the audit that wait for their seal', async of => {
    const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from audit_unsealed`.execute(db)
    of.set(rows[0]?.waiting ?? 0)
  })
  gauge(
    figures,
    'portal_jobs',
    'Jobs that wait, run or have failed for good, by queue',
    async of => {
      const { rows } = await sql<{ queue: string; state: string; jobs: number }>`
        select name as queue, state::text, count(*)::int as jobs from pgboss.job
        where state in ('created', 'retry', 'active', 'failed') group by name, state`.execute(db)
      for (const { queue, state, jobs } of rows) of.set({ queue, state }, jobs)
    },
    ['queue', 'state'],
  )
}

function watchRings(figures: Figures, db: Db): void {
  gauge(figures, 'portal_rings_spent', 'Rings that went back by themselves within a day', async of => {
    const { rows } = await sql<{ spent: number }>`
      select count(*)::int as spent from ring where state = 'spent' and ended_at > now() - interval '1 day'`.execute(db)
    of.set(rows[0]?.spent ?? 0)
  })
  gauge(
    figures,
    'portal_ring_faulty_people',
    'People of the open ring who have met a fault of a part',
    async of => {
      const { rows } = await sql<{ remote: string; version: string; faulty: number }>`
        select remote, max(version) as version, count(*)::int as faulty
        from ring_fault join ring on ring.id = ring_id where state = 'open' group by remote`.execute(db)
      for (const { remote, version, faulty } of rows) of.set({ remote, version }, faulty)
    },
    ['remote', 'version'],
  )
}
