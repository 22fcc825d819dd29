import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import { createPerson } from '../../../test/factories'
import { openWindow } from '../../../test/live-window'
import { usePortal } from '../../../test/portal'
import { runCommand } from '../../../test/run-command'

const folder = mkdtempSync(join(tmpdir(), 'portal-sets-'))
const OLD = '0123456789ab'
const NEW = 'ba9876543210'

const writeRollout = (rollout: object) => writeFile(join(folder, 'rollout.json'), JSON.stringify(rollout))

/** What is out: the old one, with the new one as far as a test says. */
const offer = (next: { share?: number }) =>
  writeRollout({ current: OLD, next: { id: NEW, share: 0, ...next }, withdrawn: [] })

describe('Several compositions held by the server', () => {
  const portal = usePortal({ config: { portalFolder: folder } })

  beforeAll(async () => {
    await mkdir(join(folder, 'www'))
    for (const set of [OLD, NEW]) {
      await mkdir(join(folder, 'sets', set), { recursive: true })
      await writeFile(join(folder, 'sets', set, 'index.html'), set)
      const html = { 'Content-Security-Policy': `default-src '${set}'` }
      await writeFile(join(folder, 'sets', set, 'headers.json'), JSON.stringify({ html }))
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** Asks for pages in a session. */
  async function browserOf(person: { account: string }) {
    return pagesOf(await portal.signInAs(person.account))
  }

  function pagesOf(token: string) {
    return async (path = 'home/index') => {
      const response = await portal.send(path, { headers: { Cookie: `${TOKEN_COOKIE}=${token}` } })
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('content-security-policy')).toContain(await response.clone().text())
      return response.text()
    }
  }

  it('give the sign-in page, and whoever is nobody, the current one', async () => {
    await offer({ share: 100 })
    for (const Cookie of ['', `${TOKEN_COOKIE}=nobody`])
      expect(await (await portal.send('login', { headers: { Cookie } })).text()).toBe(OLD)
  })

  it('give it to a share of the people, the same ones however often they sign in', async () => {
    await offer({ share: 50 })
    const people = await Promise.all(Array.from({ length: 24 }, () => createPerson(portal.db)))
    const pages = async () => Promise.all(people.map(async person => (await browserOf(person))()))
    const first = await pages()
    expect(new Set(first)).toEqual(new Set([OLD, NEW]))
    expect(await pages()).toEqual(first)
  })

  it('keep a session on its own, whatever comes out meanwhile', async () => {
    const person = await createPerson(portal.db)
    await offer({})
    const [before, unseen] = [await browserOf(person), await browserOf(person)]
    expect(await before()).toBe(OLD)
    await writeRollout({ current: NEW, withdrawn: [] })
    expect([await before(), await unseen(), await (await browserOf(person))()]).toEqual([OLD, OLD, NEW])
  })

  it('show an operator whose sessions go on with which, and leave one on a word that their windows hear', async () => {
    const sets = (...words: string[]) => runCommand('sets', words, { DATABASE_URL: portal.services.databaseUrl })
    await portal.db.updateTable('session').set({ portal_set: null }).execute()
    await offer({})
    const [person, other] = [await createPerson(portal.db), await createPerson(portal.db)]
    const token = await portal.signInAs(person.account)
    const page = pagesOf(token)
    expect([await page(), await (await browserOf(other))()]).toEqual([OLD, OLD])
    await writeRollout({ current: NEW, withdrawn: [] })
    await (await browserOf(other))()
    expect(await sets('count')).toEqual({ code: 0, told: `${OLD} 2\n${NEW} 1\n` })
    const window = await openWindow(portal, token)
    expect(await sets('leave', OLD)).toEqual({ code: 0, told: '' })
    expect(await window.next()).toBe('Portal')
    window.leave()
    expect(await page()).toBe(NEW)
    expect(await sets('count')).toEqual({ code: 0, told: `${NEW} 2\n` })
  })

  it('take one that is withdrawn from everybody, and its files from nobody', async () => {
    const page = await browserOf(await createPerson(portal.db))
    await writeFile(join(folder, 'www', 'new.1a2b3c4d.js'), 'new')
    await offer({ share: 100 })
    expect(await page()).toBe(NEW)
    await writeRollout({ current: OLD, withdrawn: [NEW] })
    expect(await page()).toBe(OLD)
    expect(await (await portal.send('new.1a2b3c4d.js', {})).text()).toBe('new')
  })
})
