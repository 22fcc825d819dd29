import { mkdtempSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reportFault, reportTimes } from '@portal/shared-lib/contract/reports'
import { usePortal } from '../../../test/portal'
import { ROOT } from '../root'
import { REMOTE_BUDGETS } from './remote-budgets'

const folder = mkdtempSync(join(tmpdir(), 'portal-figures-'))

const BUILDS = ['0123456789ab', 'cdef01234567'] as const

const parts = (version: string) => ({
  shell: { version: '0.1.0' },
  'mf-news': { version },
  'mf-map': { version: '2.0.0' },
})

const filesOf = (build: string) => ({
  '/tjfx/js/main.5e6f7a8b.js': '',
  [`/tjfx/remotes/mf-map/2.0.0-${build}/js/421.1a2b3c4d.js`]: '',
  '/tjfx/remotes/mf-map/1.9.0-aaaaaaaaaaaa/mf-manifest.json': '',
})

describe('The figures of remotes in browsers', () => {
  const lines: string[] = []
  const portal = usePortal({
    config: { logLevel: 'info', metrics: { port: 0, host: '127.0.0.1' }, portalFolder: folder },
    logTo: { write: line => void lines.push(line) },
  })
  const read = async () => {
    const [at] = lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'figures')
    return (await fetch(String(at.at))).text()
  }
  const figureOf = (text: string, figure: string) =>
    Number(
      text
        .split('\n')
        .find(line => line.startsWith(`${figure} `))
        ?.split(' ')
        .at(-1),
    )

  beforeAll(async () => {
    await mkdir(join(folder, 'www'))
    for (const [set, version, build] of [
      ['0123456789ab', '1.0.0', BUILDS[0]],
      ['ba9876543210', '1.2.0', BUILDS[1]],
    ] as const) {
      await mkdir(join(folder, 'sets', set), { recursive: true })
      const floor = version === '1.2.0' && { floor: { id: '0123456789ab', remotes: { 'mf-news': '0.9.0' } } }
      const lock = JSON.stringify({ parts: parts(version), files: filesOf(build), ...floor })
      await writeFile(join(folder, 'sets', set, 'composition.lock.json'), lock)
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  const time = (version: string, remote = 'mf-news') => ({ remote, version, load: 400, mount: 80 })
  const tell = (...times: ReturnType<typeof time>[]) => portal.answerTo(reportTimes, { times })
  const fault = {
    reference: 'K7M2PQ9X',
    remote: 'mf-news',
    version: '1.2.0',
    kind: 'load' as const,
    path: '/news/list',
    error: 'ChunkLoadError',
    frames: [],
  }

  it('name each version that is held, and those of its floor', async () => {
    await tell(time('1.0.0'), time('1.2.0'), time('1.2.0'), time('0.9.0'))
    const text = await read()
    const of = (version: string) => `{remote="mf-news",version="${version}"}`
    expect(figureOf(text, `portal_remote_load_seconds_count${of('1.2.0')}`)).toBe(2)
    expect(figureOf(text, `portal_remote_load_seconds_sum${of('1.2.0')}`)).toBeCloseTo(0.8)
    expect(figureOf(text, `portal_remote_mount_seconds_sum${of('1.0.0')}`)).toBeCloseTo(0.08)
    expect(figureOf(text, `portal_remote_mount_seconds_count${of('0.9.0')}`)).toBe(1)
  })

  it('count faults by their kind, and the windows in which an earlier version came in', async () => {
    await portal.answerTo(reportFault, fault)
    await portal.answerTo(reportFault, { ...fault, floor: '0.9.0' })
    await portal.answerTo(reportFault, { ...fault, kind: 'render' })
    await portal.answerTo(reportFault, { ...fault, remote: 'shell', version: '1a2b3c4d' })
    const text = await read()
    const label = 'remote="mf-news",version="1.2.0"'
    expect(figureOf(text, `portal_remote_faults_total{${label},kind="load"}`)).toBe(2)
    expect(figureOf(text, `portal_remote_faults_total{${label},kind="render"}`)).toBe(1)
    expect(figureOf(text, `portal_remote_floor_total{${label}}`)).toBe(1)
    expect(figureOf(text, 'portal_remote_faults_total{remote="shell",version="any",kind="load"}')).toBe(1)
  })

  it('tell builds of one version apart, as far as they are held', async () => {
    for (const build of [...BUILDS, BUILDS[1], 'ffffffffffff'])
      await portal.answerTo(reportTimes, { times: [{ ...time('2.0.0', 'mf-map'), build }] })
    await portal.answerTo(reportTimes, { times: [{ ...time('1.9.0', 'mf-map'), build: 'aaaaaaaaaaaa' }] })
    await portal.answerTo(reportFault, { ...fault, remote: 'mf-map', version: '2.0.0', build: BUILDS[1] })
    await portal.answerTo(reportFault, { ...fault, remote: 'shell', version: '5e6f7a8b' })
    const text = await read()
    const of = (version: string) => `{remote="mf-map",version="${version}"}`
    expect(figureOf(text, `portal_remote_load_seconds_count${of('2.0.0+01234567')}`)).toBe(1)
    expect(figureOf(text, `portal_remote_load_seconds_count${of('2.0.0+cdef0123')}`)).toBe(2)
    expect(figureOf(text, `portal_remote_load_seconds_count${of('1.9.0+aaaaaaaa')}`)).toBe(1)
    expect(text).not.toContain('ffffffff')
    expect(figureOf(text, `portal_remote_faults_total{remote="mf-map",version="2.0.0+cdef0123",kind="load"}`)).toBe(1)
    expect(figureOf(text, 'portal_remote_faults_total{remote="shell",version="5e6f7a8b",kind="load"}')).toBe(1)
  })

  it('put all that nobody has composed into one, however much of it is told', async () => {
    const series = async () => (await read()).split('\n').filter(line => line.startsWith('portal_remote_')).length
    await tell(time('9.9.9'))
    await portal.answerTo(reportFault, { ...fault, version: '9.9.9' })
    const before = await series()
    for (let count = 0; count < 30; count++) {
      await tell(...Array.from({ length: 10 }, (_, at) => time(`9.${count}.${at}`, `mf-made-${count}`)))
      await portal.answerTo(reportFault, { ...fault, remote: `mf-made-${count}` })
    }
    expect(await series()).toBe(before)
    expect(figureOf(await read(), 'portal_remote_load_seconds_count{remote="other",version="other"}')).toBe(302)
  })

  it('stand beside what a remote may take, which is published', async () => {
    const text = await read()
    const published = await readFile(join(ROOT, 'docs/federation.md'), 'utf8')
    for (const [what, budget] of Object.entries(REMOTE_BUDGETS)) {
      expect(figureOf(text, `portal_remote_budget{what="${what}"}`)).toBe(budget)
      expect(published).toMatch(new RegExp(`\\| \`${what}\` \\|.*\\| ${budget} \\|`))
    }
  })
})
