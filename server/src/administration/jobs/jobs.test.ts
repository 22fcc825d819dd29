import { errors } from '@portal/shared-lib/contract/errors'
import { exportState, startExport } from '@portal/shared-lib/contract/export-tasks'
import { jobKinds, jobs, retryJob } from '@portal/shared-lib/contract/jobs'
import { JOB_TEXTS, type JobState } from '@portal/shared-lib/contract/rules/jobs'
import { sql } from 'kysely'
import { jobsOf, workOff } from '../../../test/jobs'
import { usePortal } from '../../../test/portal'
import { enqueue } from '../../platform/jobs/enqueue'
import type { Run } from '../../platform/jobs/job'
import { enqueueDue } from '../../platform/jobs/periodic'
import { EXPORT } from '../../screens/exports/run'
import { JOBS } from '../../start/jobs'

const ONE = '8a8a8a8a-0000-4000-8000-000000000001'
const HOUR_S = 3600

describe('The jobs of the background', () => {
  const portal = usePortal({ database: 'demo' })
  let officer: { token: string }
  let exporter: { token: string }

  beforeAll(async () => {
    officer = { token: await portal.signInAs('sys91') }
    exporter = { token: await portal.signInAs('zs05') }
  })
  beforeEach(() => sql`delete from pgboss.job`.execute(portal.db))

  const kindOf = async (name: string) =>
    (await portal.answerTo(jobKinds, {}, officer)).list.find(({ kind }) => kind === name)
  const list = (state: JobState, kind = '') => portal.answerTo(jobs, { state, kind }, officer)
  const retry = (id: string) => portal.ask(retryJob, { id }, officer)

  /** A dead job, as a worker leaves it. */
  const dead = (job: string, province = portal.services.config.provinceCode) =>
    sql`insert into pgboss.job (id, name, data, state, retry_limit, retry_count, started_on, completed_on, output)
      values (${ONE}, 'short', ${JSON.stringify({ job, province, args: {} })}::jsonb, 'failed', 2, 2, now(), now(),
        '{"reference": "K7M2PQ9X", "causes": ["Error no disk"]}')`.execute(portal.db)

  it('are for the officer of the system alone', async () => {
    for (const account of ['zs05', 'zs07', 'sec92', 'aud93']) {
      const other = { token: await portal.signInAs(account) }
      const answers = [
        await portal.ask(jobKinds, {}, other),
        await portal.ask(jobs, { state: 'failed' }, other),
        await portal.ask(retryJob, { id: ONE }, other),
      ]
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
    }
  })

  it('say how it stands with what they are for, where having ended well tells nothing', async () => {
    const { backupFolder } = portal.services.config
    expect(await kindOf('sealAudit')).toMatchObject({ standing: null })
    expect(await kindOf('keepJournal')).toMatchObject({
      standing: { text: expect.stringContaining('未启用：'), isBad: '0' },
    })
    expect(backupFolder).toBeUndefined()
    for (const kind of ['backUp', 'backUpArchive'])
      expect(await kindOf(kind)).toMatchObject({
        standing: { text: expect.stringContaining('未启用：'), isBad: '0' },
      })
  })

  it('say where pgBackRest cannot be asked, and that PostgreSQL has archived nothing', async () => {
    const { services } = portal
    const archived = { ...services, config: { ...services.config, archiveStanza: 'none of this machine' } }
    const standingOf = (name: string) => JOBS.find(job => job.name === name)?.standing?.(archived)
    expect(await standingOf('keepJournal')).toEqual({ text: expect.stringContaining('尚无归档'), isBad: true })
    expect(await standingOf('backUpArchive')).toEqual({ text: expect.stringContaining('无法读取归档'), isBad: true })
  })

  it('are counted by kind, and each number is that of its list', async () => {
    // Other queues are worked on by the server itself.
    const own = JOBS.filter(({ lane }) => lane === 'short')
    await enqueueDue(portal.services, own)
    expect(await kindOf('sealAudit')).toMatchObject({ title: '审计日志封存', everySeconds: 10, counts: { waiting: 1 } })
    expect((await list('waiting', 'sealAudit')).total).toBe(1)
    await workOff(portal.services, 'short')
    const done = await kindOf('sealAudit')
    expect(done).toMatchObject({ lastDoneAt: expect.stringMatching(/^20/), counts: { waiting: 0, done: 1 } })
    expect(done?.lastTook).toBeGreaterThanOrEqual(0)
    for (const { kind, counts } of (await portal.answerTo(jobKinds, {}, officer)).list)
      for (const [state, count] of Object.entries(counts))
        expect([kind, state, (await list(state as JobState, kind)).total]).toEqual([kind, state, count])
  })

  it('that are dead tell their cause and their number in the log, and are tried once more', async () => {
    await dead('sealAudit')
    expect((await list('failed')).list).toMatchObject([
      {
        id: ONE,
        title: '审计日志封存',
        attempts: 3,
        attemptLimit: 3,
        reference: 'K7M2PQ9X',
        causes: ['Error no disk'],
      },
    ])
    expect(await retry(ONE)).toMatchObject({ code: 0 })
    expect(await list('failed')).toEqual({ total: 0, list: [] })
    expect((await retry(ONE)).message).toBe(JOB_TEXTS.notDead)
    await workOff(portal.services, 'short')
    expect((await list('done')).list).toMatchObject([{ id: ONE, attempts: 4, causes: [] }])
    const { rows } = await sql`select action, object_type, object_id, after from audit
      where action = 'retryJob'`.execute(portal.db)
    expect(rows).toEqual([
      { action: 'retryJob', object_type: 'job', object_id: ONE, after: expect.stringContaining('审计日志封存') },
    ])
  })

  it('that this version does not know are shown and left alone', async () => {
    await dead('brewCoffee')
    expect((await list('failed')).list).toMatchObject([{ title: 'brewCoffee' }])
    expect((await retry(ONE)).message).toBe(JOB_TEXTS.unknown)
  })

  it('of another province are not there', async () => {
    await dead('sealAudit', '98')
    expect((await list('failed')).total).toBe(0)
    expect((await kindOf('sealAudit'))?.counts.failed).toBe(0)
    expect((await retry(ONE)).code).toBe(errors.notFound.code)
  })

  describe('for which somebody waited', () => {
    const stateOf = async (taskId: string) => (await portal.ask(exportState, { taskId }, exporter)).data?.isComplete

    /** An export that the system has failed: it was told so, and its job lies dead. */
    async function failedExport() {
      const { taskId } = await portal.answerTo(startExport, { viewId: 'v_query' }, exporter)
      // Its job looks at it once more after it is there.
      while ((await jobsOf(portal.db, 'exports')).some(({ state }) => state !== 'completed'));
      await sql`update export_task set state = 'running' where id = ${taskId}`.execute(portal.db)
      await EXPORT.bury({ services: portal.services } as Run, { taskId }, new Error('no disk'))
      await enqueue(portal.services, EXPORT, { taskId }, taskId, { afterSeconds: HOUR_S })
      await sql`update pgboss.job set state = 'failed' where data -> 'args' ->> 'taskId' = ${taskId}`.execute(portal.db)
      const [job] = (await list('failed', 'export')).list
      return { taskId, id: job?.id ?? '' }
    }

    it('bring it after all when they are tried once more', async () => {
      const { taskId, id } = await failedExport()
      expect(await stateOf(taskId)).toBeUndefined()
      expect(await retry(id)).toMatchObject({ code: 0 })
      let state = await stateOf(taskId)
      for (; state !== 2; state = await stateOf(taskId)) expect([0, 1]).toContain(state)
    })

    it('are not tried where nobody waits any more', async () => {
      const { taskId, id } = await failedExport()
      await sql`update export_task set state = 'cancelled' where id = ${taskId}`.execute(portal.db)
      expect((await retry(id)).message).toBe(JOB_TEXTS.nobodyWaits)
    })
  })
})
