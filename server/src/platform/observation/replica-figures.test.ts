import { query } from '../../../test/query'
import { type Followed, startFollowed } from '../../../test/replica'
import { connect, connectReplica } from '../database/connect'
import { LIMITS } from '../database/limits'
import { lent } from '../database/replica'
import { createMetrics } from './metrics'

jest.setTimeout(120_000)

describe('The figures of a replica', () => {
  const failures: object[] = []
  let followed: Followed
  let db: ReturnType<typeof connect>
  let replica: ReturnType<typeof connect>
  let registry: ReturnType<typeof createMetrics>['registry']
  beforeAll(async () => {
    followed = await startFollowed()
    await query(followed.url, 'create table kept (note text)')
    db = connect(followed.url, LIMITS.health)
    replica = connect(followed.replicaUrl, LIMITS.health)
    const watched = { db, replica, folders: { data: __dirname }, windows: () => 0, lastBackup: async () => undefined }
    registry = createMetrics(watched, { error: (line: object) => void failures.push(line) }).registry
  })
  afterAll(async () => {
    await db.destroy()
    await replica.destroy()
    await followed.stop()
  })

  const figure = async (name: string) => {
    const { values } = (await registry.getMetricsAsJSON()).find(each => each.name === name) ?? { values: [] }
    return values.at(0)?.value
  }
  const add = () => query(followed.url, `insert into kept values (repeat('x', 1000))`)
  const position = async () =>
    (await query<{ at: string }>(followed.url, 'select pg_current_wal_flush_lsn()::text as at'))[0]?.at

  it('tell how much it is behind, and since when, until it has come as far', async () => {
    await add()
    while ((await figure('portal_replica_lag_bytes')) !== 0);
    expect(await figure('portal_replica_lag_seconds')).toBe(0)

    await query(followed.replicaUrl, 'select pg_wal_replay_pause()')
    const [replayed] = await query<{ at: string; since: Date }>(
      followed.replicaUrl,
      'select pg_last_wal_replay_lsn()::text as at, pg_last_xact_replay_timestamp() as since',
    )
    await add()
    const [{ bytes = Number.NaN } = {}] = await query<{ bytes: number }>(
      followed.url,
      `select pg_wal_lsn_diff('${await position()}', '${replayed?.at}')::float as bytes`,
    )
    expect(bytes).toBeGreaterThan(1000)
    expect(await figure('portal_replica_lag_bytes')).toBe(bytes)
    const since = (Date.now() - (replayed?.since.getTime() ?? 0)) / 1000
    expect(await figure('portal_replica_lag_seconds')).toBeGreaterThanOrEqual(since)

    await query(followed.replicaUrl, 'select pg_wal_replay_resume()')
    while ((await figure('portal_replica_lag_bytes')) !== 0);
    expect(await figure('portal_replica_lag_seconds')).toBe(0)
  })

  it('count who answered', async () => {
    const reading = connectReplica(followed.url, followed.replicaUrl)
    const { replica: before } = lent
    await reading.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
    await reading.destroy()
    expect(await registry.metrics()).toContain(`portal_replica_reads{by="replica"} ${before + 1}\n`)
  })

  it('say nothing where it is away, which is told once and counted', async () => {
    failures.splice(0)
    await followed.stopReplica()
    for (const _ of [1, 2]) expect(await figure('portal_replica_lag_bytes')).toBeUndefined()
    const missed = {
      figure: 'portal_replica_lag_bytes',
      err: expect.any(Error),
      reference: expect.stringMatching(/^\w{8}$/),
    }
    expect(failures.filter(line => 'figure' in line && line.figure === missed.figure)).toEqual([missed])
    expect(await registry.metrics()).toMatch(
      /^portal_metrics_failures_total\{figure="portal_replica_lag_bytes"\} [23]$/m,
    )
  })
})
