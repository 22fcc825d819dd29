import { sql } from 'kysely'
import { createPerson } from '../../test/factories'
import { usePortal } from '../../test/portal'
import { enqueueDue } from '../platform/jobs/periodic'
import { createWorker } from '../platform/jobs/worker'
import { JOBS } from './jobs'

describe('Keeping house', () => {
  const portal = usePortal()
  let errors: unknown[] = []
  const log = { error: (line: object) => void errors.push(line), warn: () => {} }

  /** What a server does of itself, with all intervals begun anew. */
  async function keepHouse(services = portal.services): Promise<void> {
    await sql`delete from pgboss.job`.execute(portal.db)
    await enqueueDue(services, JOBS)
    await createWorker(services, JOBS, log).workOff('short')
  }
  const states = async () => {
    const { rows } = await sql<{ job: string; state: string }>`
      select data ->> 'job' as job, state from pgboss.job where name = 'short'`.execute(portal.db)
    return new Map(rows.map(({ job, state }) => [job, state]))
  }

  beforeEach(() => {
    errors = []
  })

  it('forgets sessions that are long over', async () => {
    const { account } = await createPerson(portal.db)
    await portal.signInAs(account)
    const sessions = () => portal.db.selectFrom('session').select('token_hash').execute()
    await keepHouse()
    expect(await sessions()).toHaveLength(1)
    portal.clock.advance({ hours: 31 * 24 })
    await keepHouse()
    expect(await sessions()).toHaveLength(0)
    expect(errors).toEqual([])
  })

  it('goes on after a job that failed, tells of it and tries that one again', async () => {
    const removeIncomplete = () => Promise.reject(new Error('no disk'))
    const broken = { ...portal.services.files, removeIncomplete }
    await keepHouse({ ...portal.services, files: broken })
    expect(errors).toMatchObject([{ job: 'sweepFiles' }])
    const found = await states()
    expect(found.get('sweepFiles')).toBe('retry')
    expect(new Set([...found].filter(([job]) => job !== 'sweepFiles').map(([, state]) => state))).toEqual(
      new Set(['completed']),
    )
  })

  it('names each job once', () => {
    const names = JOBS.map(({ name }) => name)
    expect(names).not.toContain('')
    expect(new Set(names).size).toBe(names.length)
  })
})
