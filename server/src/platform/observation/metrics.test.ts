import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homePath } from '@portal/shared-lib/contract/identity'
import { reportFault, reportTimes } from '@portal/shared-lib/contract/reports'
import { sql } from 'kysely'
import { z } from 'zod'
import { createPerson } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { DAY_MS } from '../calendar/china-time'
import { enqueue } from '../jobs/enqueue'
import { defineJob } from '../jobs/job'
import { ROOT } from '../root'

const WATCHED = defineJob({
  name: 'watched',
  title: '测试',
  lane: 'short',
  args: z.object({}),
  attempts: 1,
  pauseSeconds: 1,
  limitSeconds: 60,
  run: async () => {},
})
/** Of servers beside a replica. */
const OF_REPLICA = ['portal_replica_lag_bytes', 'portal_replica_lag_seconds']
const FIGURE = /\b(?:portal|process|nodejs)_[a-z_]+/g

describe('The figures of a server', () => {
  const lines: string[] = []
  const backups = mkdtempSync(join(tmpdir(), 'portal-backups-'))
  afterAll(() => rmSync(backups, { recursive: true }))
  const portal = usePortal({
    database: 'demo',
    config: { logLevel: 'info', metrics: { port: 0, host: '127.0.0.1' }, backupFolder: backups },
    logTo: { write: line => void lines.push(line) },
  })
  const address = () => {
    const [at] = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'figures')
    return String(at.at)
  }
  const read = async () => (await fetch(address())).text()
  const figureOf = (text: string, figure: string) =>
    Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${figure} `))
        ?.split(' ')[1],
    )

  it('count the calls by their paths and how they ended', async () => {
    const call = 'api/HomepageDeployController/getHomepageURL'
    const before = await read()
    const refused = `portal_call_seconds_count{call="${call}",result="refused"}`
    const answered = `portal_call_seconds_count{call="${call}",result="answered"}`
    await portal.send(call)
    await portal.answerTo(homePath, {}, { token: await portal.signInAs('zs05') })
    const after = await read()
    expect(figureOf(after, refused)).toBe((figureOf(before, refused) || 0) + 1)
    expect(figureOf(after, answered)).toBe(1)
  })

  it('tell of the database, its connections, the windows and the audit', async () => {
    const text = await read()
    expect(figureOf(text, 'portal_database_up')).toBe(1)
    expect(figureOf(text, 'portal_database_connections{kind="call",state="waiting"}')).toBe(0)
    expect(figureOf(text, 'portal_database_statements{kind="call"}')).toBeGreaterThan(0)
    expect(figureOf(text, 'portal_live_windows')).toBe(0)
    expect(figureOf(text, 'portal_audit_unsealed')).toBeGreaterThanOrEqual(0)
  })

  it('count jobs by their queue and state', async () => {
    const { db, services } = portal
    const jobs = async () => {
      const text = await read()
      return ['created', 'failed'].map(state => figureOf(text, `portal_jobs{queue="short",state="${state}"}`) || 0)
    }
    const [waiting = 0, failed = 0] = await jobs()
    for (const key of ['a', 'b', 'c']) await enqueue({ db, config: services.config }, WATCHED, {}, key)
    await sql`update pgboss.job set state = 'failed' where singleton_key like '%watched c'`.execute(db)
    expect(await jobs()).toEqual([waiting + 2, failed + 1])
  })

  it('count rings that went back within a day, and whom the open one has met with faults', async () => {
    const ring = { set_id: '0123456789ab', regions: [], organisations: [], started_at: new Date() }
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
    const spent = [0.1, 0.5, 2].map(days => ({ ...ring, state: 'spent' as const, ended_at: daysAgo(days) }))
    await portal.db.insertInto('ring').values(spent).execute()
    const open = { ...ring, state: 'open' as const }
    const { id } = await portal.db.insertInto('ring').values(open).returning('id').executeTakeFirstOrThrow()
    const people = await Promise.all([1, 2].map(() => createPerson(portal.db)))
    const faults = people.map(({ id: person_id }) => ({
      ring_id: id,
      remote: 'mf-mail',
      version: '1.2.0',
      person_id,
      at: new Date(),
    }))
    await portal.db.insertInto('ring_fault').values(faults).execute()
    const text = await read()
    expect(figureOf(text, 'portal_rings_spent')).toBe(2)
    expect(figureOf(text, 'portal_ring_faulty_people{remote="mf-mail",version="1.2.0"}')).toBe(2)
  })

  it('say nothing where they cannot be read, which the log has once, with a reference, and which is counted', async () => {
    const figure = 'portal_audit_unsealed'
    const told = () => lines.map(line => JSON.parse(line)).filter(line => line.figure === figure)
    await sql`alter table audit_unsealed rename to away`.execute(portal.db)
    for (const _ of [1, 2]) expect(figureOf(await read(), figure)).toBeNaN()
    expect(told()).toEqual([
      expect.objectContaining({ msg: 'a figure cannot be read', reference: expect.stringMatching(/^\w{8}$/) }),
    ])
    await sql`alter table away rename to audit_unsealed`.execute(portal.db)
    const text = await read()
    expect(figureOf(text, figure)).toBeGreaterThanOrEqual(0)
    expect(figureOf(text, `portal_metrics_failures_total{figure="${figure}"}`)).toBe(2)
  })

  it('tell when the last backup was begun, and nothing while there is none', async () => {
    const figure = 'portal_backup_time_seconds'
    expect(figureOf(await read(), figure)).toBeNaN()
    mkdirSync(join(backups, '20261126-180000'))
    mkdirSync(join(backups, '20261127-180000.part'))
    expect(figureOf(await read(), figure)).toBe(Date.UTC(2026, 10, 26, 18) / 1000)
  })

  it('name nobody', async () => {
    await portal.send('api/petitions/LX990001261126000001/zs05?phone=13800000000')
    const text = await read()
    expect(text).not.toMatch(/demo-|zs05|13800000000|LX\d/)
  })

  it('are not to be had where the portal is', async () => {
    expect((await fetch(new URL('/metrics', portal.address))).headers.get('content-type')).not.toMatch('version=')
  })

  it('have the names that the rules and the board in deploy ask for', async () => {
    const remote = { remote: 'mf-news', version: '1.0.0' }
    await portal.answerTo(reportTimes, { times: [{ ...remote, load: 1, mount: 1 }] })
    const fault = { ...remote, reference: 'K7M2PQ9X', path: '/home/index', error: 'Error', frames: [] }
    await portal.answerTo(reportFault, { ...fault, kind: 'load' })
    const served = new Set([...((await read()).match(FIGURE) ?? []), ...OF_REPLICA])
    const deploy = join(ROOT, 'deploy')
    const asked = ['prometheus', 'grafana']
      .flatMap(folder => readdirSync(join(deploy, folder)).map(name => join(deploy, folder, name)))
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(FIGURE)].map(([name]) => name))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(name => !served.has(name))).toEqual([])
  })
})
