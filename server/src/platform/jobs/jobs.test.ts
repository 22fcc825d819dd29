import { sql } from 'kysely'
import { z } from 'zod'
import { usePortal } from '../../../test/portal'
import { createBoss } from './boss'
import { enqueue } from './enqueue'
import { defineJob, type Job, type Outcome, type Run } from './job'
import { buryOrphans } from './orphans'
import { enqueueDue } from './periodic'
import { createWorker } from './worker'

const Args = z.object({ id: z.string() })
const RULES = { title: '测试', lane: 'short', args: Args, attempts: 3, pauseSeconds: 30, limitSeconds: 60 } as const

describe('Jobs', () => {
  const portal = usePortal()
  let done: string[] = []
  const logged: unknown[] = []
  const log = { error: (line: object) => void logged.push(line), warn: () => {} }

  const good = defineJob({ ...RULES, name: 'good', run: async (_, { id }) => void done.push(id) })
  const bad = defineJob({
    ...RULES,
    name: 'bad',
    run: () => Promise.reject<undefined>(new Error('no disk', { cause: new TypeError('no such device') })),
    bury: async (_, { id }) => void done.push(`buried ${id}`),
  })
  const workerOf = (...jobs: Job[]) => createWorker(portal.services, jobs, log)
  const stored = async () => {
    const { rows } = await sql<{ state: string; retry_count: number; output: unknown; pause: number }>`
      select state, retry_count, output, round(extract(epoch from start_after - now()))::int as pause
      from pgboss.job order by created_on, id`.execute(portal.db)
    return rows
  }
  /** As if the pause before the next attempt were over. */
  const letTimePass = () => sql`update pgboss.job set start_after = now() - interval '1 second'`.execute(portal.db)

  beforeEach(async () => {
    done = []
    logged.length = 0
    await sql`delete from pgboss.job`.execute(portal.db)
  })

  it('are done once, one after the other', async () => {
    for (const id of ['1', '2']) await enqueue(portal.services, good, { id }, id)
    await Promise.all([workerOf(good).workOff('short'), workerOf(good).workOff('short')])
    await workerOf(good).workOff('short')
    expect(done.toSorted()).toEqual(['1', '2'])
    expect(await stored()).toMatchObject([{ state: 'completed' }, { state: 'completed' }])
  })

  it('are there exactly when their transaction commits', async () => {
    const { config, db } = portal.services
    const failing = db.transaction().execute(async transaction => {
      await enqueue({ db: transaction, config }, good, { id: '1' }, '1')
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await stored()).toEqual([])
    await db.transaction().execute(transaction => enqueue({ db: transaction, config }, good, { id: '1' }, '1'))
    await workerOf(good).workOff('short')
    expect(done).toEqual(['1'])
  })

  it('of one key wait once', async () => {
    for (const id of ['1', '1', '2']) await enqueue(portal.services, good, { id }, id)
    await workerOf(good).workOff('short')
    expect(done).toEqual(['1', '2'])
  })

  it('that fail are tried again after growing pauses, and then lie dead with their cause and a reference', async () => {
    await enqueue(portal.services, bad, { id: '1' }, '1')
    await workerOf(bad).workOff('short')
    const [first] = await stored()
    expect(first).toMatchObject({ state: 'retry' })
    await letTimePass()
    await workerOf(bad).workOff('short')
    const [second] = await stored()
    expect(second?.pause).toBeGreaterThan(first?.pause ?? 0)
    expect(done).toEqual([])
    await letTimePass()
    await workerOf(bad).workOff('short')
    const reference = expect.stringMatching(/^[2-9A-Z]{8}$/)
    const causes = ['Error no disk', 'TypeError no such device']
    expect(await stored()).toMatchObject([{ state: 'failed', output: { reference, causes } }])
    expect(done).toEqual(['buried 1'])
    expect(logged).toMatchObject([{ job: 'bad', reference }, { reference }, { reference }])
  })

  it('that the database refuses tell no values of its rows', async () => {
    const broken = defineJob({
      ...RULES,
      name: 'broken',
      attempts: 1,
      run: async ({ services }) => void (await sql`select '冯丙莲'::int`.execute(services.db)),
    })
    await enqueue(portal.services, broken, { id: '1' }, '1')
    await workerOf(broken).workOff('short')
    expect(await stored()).toMatchObject([{ output: { causes: ['error 22P02 PostgreSQL refused'] } }])
  })

  it('that are not at their end go on, and no attempt is counted', async () => {
    let portions = 0
    const long = defineJob({ ...RULES, name: 'long', run: async () => (++portions < 3 ? 'again' : undefined) })
    await enqueue(portal.services, long, { id: '1' }, '1')
    await workerOf(long).workOff('short')
    expect(portions).toBe(3)
    expect((await stored()).map(({ state, retry_count }) => [state, retry_count])).toEqual(
      Array.from({ length: 3 }, () => ['completed', 0]),
    )
  })

  it('of a server that is gone are taken by another after their time', async () => {
    await enqueue(portal.services, good, { id: '1' }, '1')
    const never = { ...good, begin: () => new Promise<undefined>(() => {}) }
    void workerOf(never).workOff('short')
    while ((await stored())[0]?.state !== 'active');
    await workerOf(good).workOff('short')
    expect(done).toEqual([])
    await sql`update pgboss.job set started_on = now() - expire_in - interval '1 second'`.execute(portal.db)
    const boss = createBoss(portal.services.db)
    await boss.expire()
    await letTimePass()
    await workerOf(good).workOff('short')
    expect(done).toEqual(['1'])
  })

  it('of a server that is gone in the last attempt lie dead with a cause, and whoever waits is told once', async () => {
    const last = { ...bad, attempts: 1, begin: () => new Promise<undefined>(() => {}) }
    await enqueue(portal.services, last, { id: '1' }, '1')
    void workerOf(last).workOff('short')
    while ((await stored())[0]?.state !== 'active');
    await sql`update pgboss.job set started_on = now() - expire_in - interval '1 second'`.execute(portal.db)
    await createBoss(portal.services.db).expire()
    for (const _ of [1, 2]) await buryOrphans(portal.services, [bad], log)
    expect(done).toEqual(['buried 1'])
    const reference = expect.stringMatching(/^[2-9A-Z]{8}$/)
    expect(await stored()).toMatchObject([
      { state: 'failed', output: { reference, causes: [expect.stringContaining('服务器中断')] } },
    ])
    expect(logged).toMatchObject([{ job: 'bad', reference }])
  })

  it('of a kind that this server does not know wait for one that does', async () => {
    await enqueue(portal.services, good, { id: '1' }, '1')
    await workerOf(bad).workOff('short')
    expect(await stored()).toMatchObject([{ state: 'completed' }, { state: 'created' }])
    await letTimePass()
    await workerOf(good).workOff('short')
    expect(done).toEqual(['1'])
  })

  it('that come back by themselves do so once in their interval, whoever asks', async () => {
    const hourly = defineJob({
      ...RULES,
      name: 'hourly',
      args: z.object({}),
      everySeconds: 3600,
      run: async () => void done.push('hour'),
    })
    for (const _ of [1, 2]) {
      await Promise.all([enqueueDue(portal.services, [hourly]), enqueueDue(portal.services, [hourly])])
      await workerOf(hourly).workOff('short')
    }
    expect(done).toEqual(['hour'])
    await sql`update pgboss.job set singleton_on = singleton_on - interval '1 hour'`.execute(portal.db)
    await enqueueDue(portal.services, [hourly])
    await workerOf(hourly).workOff('short')
    expect(done).toEqual(['hour', 'hour'])
  })

  it('give up what they can when the server stops, and are put back', async () => {
    let begin = (_: Run) => {}
    const begun = new Promise<Run>(resolve => {
      begin = resolve
    })
    const long = defineJob({
      ...RULES,
      name: 'long',
      run: run =>
        new Promise<Outcome>(resolve => {
          run.signal.addEventListener('abort', () => resolve('again'))
          begin(run)
        }),
    })
    await enqueue(portal.services, long, { id: '1' }, '1')
    const stop = await workerOf(long).work(['short'])
    await begun
    await stop()
    expect(await stored()).toMatchObject([{ state: 'completed' }, { state: 'created', retry_count: 0 }])
  })
})
