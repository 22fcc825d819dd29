import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homePath } from '@portal/shared-lib/contract/identity'
import { reportFault, reportTimes } from '@portal/shared-lib/contract/reports'
import { usePortal } from '../../../test/portal'
import { ROOT } from '../root'

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

  it('tell of the database, its connections, the windows, the jobs and the disk', async () => {
    const text = await read()
    expect(figureOf(text, 'portal_database_up')).toBe(1)
    expect(figureOf(text, 'portal_database_connections{kind="call",state="waiting"}')).toBe(0)
    expect(figureOf(text, 'portal_database_statements{kind="call"}')).toBeGreaterThan(0)
    expect(figureOf(text, 'portal_live_windows')).toBe(0)
    expect(figureOf(text, 'portal_audit_unsealed')).toBeGreaterThanOrEqual(0)
    expect(figureOf(text, 'portal_disk_free_bytes')).toBeGreaterThan(0)
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
    const served = new Set((await read()).match(FIGURE))
    const deploy = join(ROOT, 'deploy')
    const asked = ['prometheus', 'grafana']
      .flatMap(folder => readdirSync(join(deploy, folder)).map(name => join(deploy, folder, name)))
      .flatMap(file => [...readFileSync(file, 'utf8').matchAll(FIGURE)].map(([name]) => name))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter(name => !served.has(name))).toEqual([])
  })
})
