import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { lent } from '../database/replica'
import { type Figures, gauge } from './gauge'

/** Who answered what a replica may be asked, and how far it is behind where there is one. */
export function watchReplica(figures: Figures, db: Db, replica: Db | undefined): void {
  gauge(
    figures,
    'portal_replica_reads',
    'Reads for a replica since the server began, by who answered: the replica, or the database as it was behind or away',
    async of => {
      for (const [by, count] of Object.entries(lent)) of.set({ by }, count)
    },
    ['by'],
  )
  if (!replica) return
  gauge(figures, 'portal_replica_lag_bytes', 'What the replica has not replayed of what the database keeps', async of =>
    of.set((await lagOf(db, replica)).bytes),
  )
  gauge(
    figures,
    'portal_replica_lag_seconds',
    'Since the last change that a replica which is behind has replayed',
    async of => of.set((await lagOf(db, replica)).seconds),
  )
}

/** By the clock of the database. Where nothing is followed, as by a replica that has become the database, nothing lags. */
async function lagOf(db: Db, replica: Db): Promise<{ bytes: number; seconds: number }> {
  const { rows: asked } = await sql<{ position: string; now: string }>`
    select pg_current_wal_flush_lsn()::text as position, now()::text as now`.execute(db)
  const { rows } = await sql<{ bytes: number; seconds: number }>`
    select bytes, case when bytes = 0 then 0 else greatest(extract(epoch from ${asked[0]?.now}::timestamptz
      - coalesce(pg_last_xact_replay_timestamp(), pg_postmaster_start_time()))::float, 0) end as seconds
    from (select case when pg_is_in_recovery()
      then greatest(pg_wal_lsn_diff(${asked[0]?.position}::pg_lsn, pg_last_wal_replay_lsn()), 0)::float else 0 end as bytes) as behind`.execute(
    replica,
  )
  return rows[0] ?? { bytes: 0, seconds: 0 }
}
