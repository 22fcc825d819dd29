import { mkdtempSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import { compositions, rings } from '@portal/shared-lib/contract/federation'
import { signIn } from '@portal/shared-lib/contract/identity'
import { newMessages } from '@portal/shared-lib/contract/messages'
import { reportFault } from '@portal/shared-lib/contract/reports'
import { createOrganisation, createPerson } from '../../../test/factories'
import { TEST_KEY } from '../../../test/keys'
import { openWindow } from '../../../test/live-window'
import { itLong } from '../../../test/long'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'
import { startProcess, summaryOf } from '../../../test/server-process'
import { DEMO_PASSWORD } from '../../platform/config'
import { finishRing, startRing, takeRingBack, widenRing } from './change'
import { judgeRing } from './judge'

jest.setTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'portal-rings-'))
const OLD = '0123456789ab'
const NEW = 'ba9876543210'

const CITY = { region_code: '997700000000', region_name: '南江市', region_type: '2', parent_code: null }
const COUNTY = { region_code: '997701000000', region_name: '南岸区', region_type: '3', parent_code: CITY.region_code }

const lock = (news: string, shell = 'a') =>
  JSON.stringify({
    province: { title: '临江省信访业务系统', home: '/home/index', remotes: {}, signInModes: [], signInPolicy: {} },
    parts: {
      shell: { version: '0.1.0', build: shell },
      'mf-news': { version: news, build: news },
      'mf-map': { version: '1.0.0', build: 'same' },
    },
  })

const FAULT = {
  reference: 'K7M2PQ9X',
  remote: 'mf-news',
  version: '1.2.0',
  kind: 'load' as const,
  path: '/news/list',
  error: 'ChunkLoadError',
  frames: [],
}

describe('A ring', () => {
  const lines: string[] = []
  const portal = usePortal({
    database: 'demo',
    config: { portalFolder: folder, logLevel: 'info' },
    logTo: { write: line => void lines.push(line) },
  })
  const now = () => portal.services.now()
  const writeRollout = (rollout: object) => writeFile(join(folder, 'rollout.json'), JSON.stringify(rollout))

  beforeAll(async () => {
    await portal.db.insertInto('region').values([CITY, COUNTY]).execute()
    await mkdir(join(folder, 'www'))
    for (const [set, text] of [
      [OLD, lock('1.0.0')],
      [NEW, lock('1.2.0')],
    ] as const) {
      await mkdir(join(folder, 'sets', set), { recursive: true })
      await writeFile(join(folder, 'sets', set, 'index.html'), set)
      await writeFile(join(folder, 'sets', set, 'composition.lock.json'), text)
    }
  })
  afterAll(() => rm(folder, { recursive: true }))
  beforeEach(async () => {
    await writeRollout({ current: OLD, next: { id: NEW, share: 0 }, withdrawn: [] })
    for (const table of ['ring_fault', 'ring_event', 'ring', 'message'] as const)
      await portal.db.deleteFrom(table).execute()
    await portal.db.updateTable('session').set({ portal_set: null }).execute()
  })

  /** Somebody of an organisation in the county, or of the organisation that is named. */
  async function somebody(organisation?: string) {
    const place = { region_code: COUNTY.region_code }
    return createPerson(portal.db, { organisations: [organisation ?? (await createOrganisation(portal.db, place))] })
  }
  const pageFor = async (token: string, more: Record<string, string> = {}) =>
    (await portal.send('home/index', { headers: { Cookie: `${TOKEN_COOKIE}=${token}`, ...more } })).text()
  const pageOf = async ({ account }: { account: string }) => pageFor(await portal.signInAs(account))
  const start = (...codes: string[]) => startRing(portal.db, NEW, codes, now())
  const judge = () =>
    judgeRing(portal.services, { error: (...told) => lines.push(JSON.stringify(told)), warn: () => {} })
  const audited = async () =>
    (
      await portal.db
        .selectFrom('audit')
        .where('object_type', '=', 'composition')
        .orderBy('id')
        .select('action')
        .execute()
    ).map(({ action }) => action)

  /** A session of the ring that tells of a fault; answers its token. */
  async function failsFor(person: { account: string }, fault: object = {}) {
    const token = await portal.signInAs(person.account)
    await portal.answerTo(reportFault, { ...FAULT, ...fault }, { token })
    return token
  }

  it('gives the next composition to regions with all below them, and to organisations, and to nobody else', async () => {
    const [inCounty, named, other] = [await somebody(), await createPerson(portal.db), await createPerson(portal.db)]
    await start(CITY.region_code, named.organisationId)
    expect([await pageOf(inCounty), await pageOf(named), await pageOf(other)]).toEqual([NEW, NEW, OLD])
    expect(await (await portal.send('login')).text()).toBe(OLD)
  })

  it('is chosen at the sign-in, which says that the portal is to be loaded anew, and stays for the session', async () => {
    const [inside, other] = [await somebody(), await createPerson(portal.db)]
    await start(COUNTY.region_code)
    const enter = ({ account, organisationId }: typeof inside) =>
      portal.answerTo(signIn, { username: account, password: DEMO_PASSWORD, organisationId })
    expect([await enter(inside), await enter(other)]).toEqual([
      { forceUpdate: '0', organisationId: inside.organisationId, loadAnew: true },
      { forceUpdate: '0', organisationId: other.organisationId },
    ])
    const before = await portal.signInAs(other.account)
    await widenRing(portal.db, [other.organisationId], now())
    expect([await pageFor(before), await pageOf(other)]).toEqual([OLD, NEW])
  })

  it('is not to be chosen by what a request says', async () => {
    const token = await portal.signInAs((await createPerson(portal.db)).account)
    await start(COUNTY.region_code)
    const attempts: Record<string, string>[] = [
      { 'X-Portal-Set': NEW, Authorization: `Bearer ${NEW}` },
      { Cookie: `portal_set=${NEW}; set=${NEW}; ${TOKEN_COOKIE}=${token}` },
      { Cookie: `${TOKEN_COOKIE}=${NEW}` },
      { Cookie: `${TOKEN_COOKIE}=../sets/${NEW}` },
      { Cookie: `${TOKEN_COOKIE}=%00'; drop table ring; --` },
    ]
    for (const more of attempts) expect(await pageFor(token, more)).toBe(OLD)
    expect(
      await (await portal.send(`home/index?set=${NEW}`, { headers: { Cookie: `${TOKEN_COOKIE}=${token}` } })).text(),
    ).toBe(OLD)
  })

  it('goes to everybody when it is finished, and comes back from everybody, whether or not the folder has taken it', async () => {
    const person = await createPerson(portal.db)
    await start(COUNTY.region_code)
    await finishRing(portal.db, NEW, now())
    expect(await (await portal.send('login')).text()).toBe(NEW)
    await writeRollout({ current: NEW, previous: OLD, withdrawn: [] })
    const token = await portal.signInAs(person.account)
    expect(await pageFor(token)).toBe(NEW)
    const window = await openWindow(portal, token)
    await takeRingBack(portal.db, NEW, now())
    expect(await window.next()).toBe('Portal')
    window.leave()
    expect([await pageFor(token), await (await portal.send('login')).text()]).toEqual([OLD, OLD])
  })

  itLong('is the same at another server, which holds the compositions in a folder of its own', async () => {
    const own = mkdtempSync(join(tmpdir(), 'portal-rings-'))
    await cp(folder, own, { recursive: true })
    const { databaseUrl, config } = portal.services
    const place = { DATABASE_URL: databaseUrl, DATA_FOLDER: config.dataFolder, PORTAL_FOLDER: own }
    const other = startProcess({ ...place, FIELD_KEYS: TEST_KEY })
    try {
      const { address } = await summaryOf(other)
      const token = await portal.signInAs((await somebody()).account)
      const there = async (Cookie: string) =>
        (await fetch(new URL('home/index', address), { headers: { Cookie } })).text()
      const cookie = `${TOKEN_COOKIE}=${token}`
      await start(COUNTY.region_code)
      const within = `${TOKEN_COOKIE}=${await portal.signInAs((await somebody()).account)}`
      expect([await there(cookie), await there(within), await there('')]).toEqual([OLD, NEW, OLD])
      await finishRing(portal.db, NEW, now())
      expect([await there(''), await pageFor('nobody')]).toEqual([NEW, NEW])
      await takeRingBack(portal.db, NEW, now())
      expect([await there(within), await there('')]).toEqual([OLD, OLD])
    } finally {
      other.child.kill('SIGKILL')
      await other.ended
      await rm(own, { recursive: true })
    }
  })

  it('is one at a time, of offices that there are, and each change is in the audit', async () => {
    const before = (await audited()).length
    await expect(start()).rejects.toThrow('Name regions or organisations by their codes')
    await expect(start('997700000000', 'nobody')).rejects.toThrow('Neither a region nor an organisation in use: nobody')
    await expect(widenRing(portal.db, [CITY.region_code], now())).rejects.toThrow('No ring is open')
    await takeRingBack(portal.db, NEW, now())
    await start(COUNTY.region_code)
    await expect(start(CITY.region_code)).rejects.toThrow(`A ring of ${NEW} is open`)
    await widenRing(portal.db, [CITY.region_code], now())
    await takeRingBack(portal.db, OLD, now())
    await takeRingBack(portal.db, NEW, now())
    await takeRingBack(portal.db, NEW, now())
    expect((await audited()).slice(before)).toEqual(['startRing', 'widenRing', 'takeRingBack'])
  })

  it('goes back by itself once a third person has met a fault, and tells the officers, the log and the windows', async () => {
    await start(COUNTY.region_code)
    const people = [await somebody(), await somebody(), await somebody()]
    const [first, ...others] = people
    for (const person of people) await pageOf(person)
    const token = await failsFor(first as (typeof people)[0])
    for (const person of others.slice(0, 1)) await failsFor(person)
    await judge()
    expect(await pageFor(token)).toBe(NEW)
    for (const person of others.slice(1)) await failsFor(person)
    const window = await openWindow(portal, token)
    await Promise.all([judge(), judge()])
    expect(await window.next()).toBe('Portal')
    window.leave()
    expect([await pageFor(token), await pageOf(first as (typeof people)[0])]).toEqual([OLD, OLD])
    const { list } = await portal.answerTo(newMessages, { type: '26' }, { token: await portal.signInAs('sys91') })
    expect(list.map(({ content }) => content)).toEqual([
      `门户组合 ${NEW} 已自动停止试行：mf-news 1.2.0 在试行的3人中有3人遇到故障，超出允许的人数。相关人员刷新页面后恢复使用当前组合，详情见「门户组成」的「试行」页签。`,
    ])
    expect(lines.filter(line => line.includes('the budget of a ring is spent'))).toHaveLength(1)
    expect((await audited()).at(-1)).toBe('ringSpent')
    const { latest, past } = await portal.answerTo(rings, {}, { token: await portal.signInAs('sys91') })
    expect(latest).toMatchObject({ id: NEW, state: 'spent', offices: ['南岸区'], people: 3, allowed: 2 })
    expect(latest?.parts[0]).toEqual({ name: 'mf-news', version: '1.2.0', faulty: 3 })
    expect(latest?.parts).toHaveLength(3)
    expect(past.map(({ act, people, remote, faulty }) => [act, people, remote, faulty])).toEqual([
      ['spent', 3, 'mf-news', 3],
      ['start', 0, '', 0],
    ])
    const shown = await portal.answerTo(compositions, {}, { token: await portal.signInAs('sys91') })
    expect(shown.next).toBeNull()
  })

  it('goes back where the only two who have it both meet a fault, and not for one of them', async () => {
    await start(COUNTY.region_code)
    const [one, two] = [await somebody(), await somebody()]
    const token = await failsFor(one)
    await judge()
    await pageOf(two)
    await judge()
    expect(await pageFor(token)).toBe(NEW)
    await failsFor(two)
    await judge()
    expect(await pageFor(token)).toBe(OLD)
  })

  it('is not spent by one person, however many sessions and reports, nor by what is not of the ring', async () => {
    await start(COUNTY.region_code)
    const eager = await somebody()
    for (let session = 0; session < 4; session++) for (let report = 0; report < 3; report++) await failsFor(eager)
    for (let count = 0; count < 3; count++) {
      await failsFor(await createPerson(portal.db))
      const inside = await somebody()
      await failsFor(inside, { version: '9.9.9' })
      await failsFor(inside, { build: 'ffffffffffff' })
      await failsFor(inside, { remote: 'mf-made-up' })
      await failsFor(inside, { remote: 'mf-map', version: '1.0.0' })
      await failsFor(inside, { kind: 'event' })
      await failsFor(inside, { damage: { file: 'js/1.js', how: 'unreachable' } })
      await portal.answerTo(reportFault, FAULT)
    }
    const rows = await portal.db.selectFrom('ring_fault').select(['remote', 'person_id']).execute()
    expect(rows).toEqual([{ remote: 'mf-news', person_id: eager.id }])
    await judge()
    expect(await pageOf(await somebody())).toBe(NEW)
  })

  it('of a composition in whose place a newer one waits goes back once that has a ring, and is not finished for it', async () => {
    const token = await portal.signInAs((await somebody()).account)
    await start(COUNTY.region_code)
    await expect(finishRing(portal.db, OLD, now())).rejects.toThrow(`The open ring is of ${NEW}, and ${OLD} waits`)
    await startRing(portal.db, 'cccccccccccc', [COUNTY.region_code], now())
    const rows = await portal.db.selectFrom('ring').orderBy('id').select(['set_id', 'state']).execute()
    expect(rows).toEqual([
      { set_id: NEW, state: 'back' },
      { set_id: 'cccccccccccc', state: 'open' },
    ])
    expect(await pageFor(token)).toBe(OLD)
  })

  it('counts a remote that stayed the same where the shell around it is another', async () => {
    const path = join(folder, 'sets', NEW, 'composition.lock.json')
    const before = await readFile(path, 'utf8')
    await writeFile(path, lock('1.2.0', 'b'))
    await start(COUNTY.region_code)
    await failsFor(await somebody(), { remote: 'mf-map', version: '1.0.0' })
    await writeFile(path, before)
    expect(await portal.db.selectFrom('ring_fault').select('remote').execute()).toEqual([{ remote: 'mf-map' }])
  })

  it('is shown and changed at the command line', async () => {
    const command = (...words: string[]) => runCommand('rings', words, { DATABASE_URL: portal.services.databaseUrl })
    expect(await command('status')).toEqual({ code: 0, told: 'There was no ring yet.\n' })
    const { code, told } = await command('start', NEW, COUNTY.region_code)
    expect([code, told]).toEqual([
      0,
      `Ring of ${NEW}: open.\nRegions 997701000000; organisations none.\n0 people have it; of each part 1 may meet a fault.\n`,
    ])
    expect((await command('start', 'no-set', COUNTY.region_code)).code).toBe(1)
    expect((await command('widen', CITY.region_code)).told).toContain('Regions 997701000000, 997700000000')
    expect((await command('back', NEW)).told).toContain('taken back.')
  })
})
