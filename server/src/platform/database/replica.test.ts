import { sql } from 'kysely'
import { query } from '../../../test/query'
import { type Followed, startFollowed } from '../../../test/replica'
import { connectReplica } from './connect'
import { LIMITS } from './limits'
import { lent } from './replica'

const LIMIT_MS = 120_000
const ROUNDS = 50
jest.setTimeout(LIMIT_MS)

describe('What is asked of a replica', () => {
  let followed: Followed
  let reading: ReturnType<typeof connectReplica>
  beforeAll(async () => {
    followed = await startFollowed()
    await query(followed.url, 'create table kept (count integer)')
    await query(followed.url, 'insert into kept values (0)')
  })
  beforeEach(() => {
    reading = connectReplica(followed.url, followed.replicaUrl, LIMITS.call)
  })
  afterEach(() => reading.destroy())
  afterAll(() => followed.stop())

  const count = async () => (await sql<{ count: number }>`select count from kept`.execute(reading)).rows[0]?.count
  const raise = () => query(followed.url, 'update kept set count = count + 1')
  /** By whom what was read since was answered. */
  async function answeredBy(read: () => Promise<unknown>) {
    const before = { ...lent }
    await read()
    return { replica: lent.replica - before.replica, database: lent.database - before.database }
  }

  it('is as the database has it at that moment, each time', async () => {
    const by = await answeredBy(async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await raise()
        expect(await count()).toBe(round)
      }
    })
    expect(by).toEqual({ replica: ROUNDS, database: 0 })
  })

  it('cannot be changed there', async () => {
    const cause = { message: expect.stringContaining('read-only') }
    await expect(sql`update kept set count = 0`.execute(reading)).rejects.toMatchObject({ cause })
  })

  it('is asked of the database where the replica is behind, and nobody waits for it again', async () => {
    await query(followed.replicaUrl, 'select pg_wal_replay_pause()')
    await raise()
    const begun = performance.now()
    const by = await answeredBy(async () => {
      for (let round = 0; round < ROUNDS; round += 1) expect(await count()).toBe(ROUNDS + 1)
    })
    expect(by).toEqual({ replica: 0, database: ROUNDS })
    expect(performance.now() - begun).toBeLessThan(5000)
    await query(followed.replicaUrl, 'select pg_wal_replay_resume()')
  })

  it('is asked of the database where there is no replica any more', async () => {
    expect(await answeredBy(count)).toEqual({ replica: 1, database: 0 })
    await followed.stopReplica()
    expect(await answeredBy(count)).toEqual({ replica: 0, database: 1 })
  })
})
