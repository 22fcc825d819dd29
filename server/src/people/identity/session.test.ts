import { personalTodos } from '@portal/shared-lib/contract/counters'
import { TOKEN_COOKIE } from '@portal/shared-lib/contract/envelope'
import { homePath, signOut } from '@portal/shared-lib/contract/identity'
import { requestFor } from '../../../test/client'
import { createOrganisation, createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { tokenHash } from '../../platform/token'
import { endSessionsOf } from './end-sessions'

describe('A session', () => {
  const portal = usePortal()
  const ended = { code: -1, message: '您还没有登录,请先登录！', data: null }

  afterEach(() => portal.clock.reset())

  const whereIsHome = (token?: string) => portal.ask(homePath, {}, { token })

  async function signedIn() {
    const person = await createPerson(portal.db)
    return { ...person, token: await portal.signInAs(person.account) }
  }

  describe('is not there', () => {
    it('without a token', async () => {
      expect(await whereIsHome()).toEqual(ended)
    })

    it('for a token that nobody was given', async () => {
      expect(await whereIsHome('A'.repeat(43))).toEqual(ended)
    })

    it('for what is not a token at all', async () => {
      expect(await whereIsHome("x' or '1'='1")).toEqual(ended)
    })

    it('for a cookie alone, which another site could make the browser send', async () => {
      const { token } = await signedIn()
      const response = await portal.send(homePath.path, { headers: { Cookie: `${TOKEN_COOKIE}=${token}` } })
      expect(await response.json()).toEqual(ended)
    })

    it('once the user signed out', async () => {
      const { token } = await signedIn()
      const response = await portal.send(signOut.path, requestFor(signOut, {}, { token }))
      expect(await response.json()).toEqual({ code: 0, message: '', data: null })
      expect(response.headers.getSetCookie()).toEqual([`${TOKEN_COOKIE}=; Max-Age=0; Path=/; SameSite=Strict`])
      expect(await whereIsHome(token)).toEqual(ended)
    })

    it('after half an hour without a call', async () => {
      const { token } = await signedIn()
      portal.clock.advance({ minutes: 30, seconds: 1 })
      expect(await whereIsHome(token)).toEqual(ended)
    })

    it.each(['R91', 'R92', 'R93'])('of the officer %s after ten minutes', async role => {
      await createRole(portal.db, role, [])
      const token = await portal.signInAs((await createPerson(portal.db, { roles: [role] })).account)
      portal.clock.advance({ minutes: 9 })
      expect(await whereIsHome(token)).toMatchObject({ code: 0 })
      portal.clock.advance({ minutes: 10, seconds: 1 })
      expect(await whereIsHome(token)).toEqual(ended)
    })

    it('once the account is closed', async () => {
      const { token, id } = await signedIn()
      await portal.db.updateTable('person').set({ in_use: false }).where('id', '=', id).execute()
      expect(await whereIsHome(token)).toEqual(ended)
    })

    it('once the organisation is closed', async () => {
      const { token, organisationId } = await signedIn()
      await portal.db.updateTable('organisation').set({ in_use: false }).where('id', '=', organisationId).execute()
      expect(await whereIsHome(token)).toEqual(ended)
    })
  })

  it('is not kept alive by what the page asks on its own', async () => {
    const { token } = await signedIn()
    portal.clock.advance({ minutes: 20 })
    expect(await portal.ask(personalTodos, {}, { token })).toMatchObject({ code: 0 })
    portal.clock.advance({ minutes: 11 })
    expect(await whereIsHome(token)).toEqual(ended)
  })

  it('lasts as long as calls come', async () => {
    const { token } = await signedIn()
    for (const minutes of [20, 20, 20]) {
      portal.clock.advance({ minutes })
      expect(await whereIsHome(token)).toMatchObject({ code: 0 })
    }
  })

  it('writes down that it lives once a minute at most', async () => {
    const { token, id } = await signedIn()
    const lastSeen = async () => {
      const found = await portal.db
        .selectFrom('session')
        .innerJoin('post', 'post.id', 'session.post_id')
        .where('person_id', '=', id)
        .select('last_seen_at')
        .executeTakeFirstOrThrow()
      return found.last_seen_at
    }
    const opened = await lastSeen()
    portal.clock.advance({ seconds: 50 })
    await whereIsHome(token)
    expect(await lastSeen()).toEqual(opened)
    portal.clock.advance({ seconds: 20 })
    await whereIsHome(token)
    expect(await lastSeen()).not.toEqual(opened)
  })

  it('is kept as a digest only', async () => {
    const { token } = await signedIn()
    const rows = await portal.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  describe('ends after twelve hours', () => {
    it('however busy it is, and not before', async () => {
      const { token } = await signedIn()
      const passed = async (minutes: number) => {
        portal.clock.advance({ minutes })
        return (await whereIsHome(token)).code
      }
      for (let past = 20; past < 12 * 60; past += 20) expect(await passed(20)).toBe(0)
      expect(await passed(20)).toBe(-1)
    })
  })

  describe('ends for a person', () => {
    it('in every window, whichever post it acts in', async () => {
      const organisations = [await createOrganisation(portal.db), await createOrganisation(portal.db)]
      const { id, account } = await createPerson(portal.db, { organisations })
      const tokens = await Promise.all(organisations.map(office => portal.signInAs(account, office)))
      await endSessionsOf(portal.db, id)
      for (const token of tokens) expect(await whereIsHome(token)).toEqual(ended)
    })

    it('but not where it is to go on, nor for anybody else', async () => {
      const [{ id, account, token }, other] = [await signedIn(), await signedIn()]
      const second = await portal.signInAs(account)
      await endSessionsOf(portal.db, id, { except: tokenHash(token) })
      expect(await whereIsHome(second)).toEqual(ended)
      for (const going of [token, other.token]) expect(await whereIsHome(going)).toMatchObject({ code: 0 })
    })
  })

  describe('makes room', () => {
    it('for a sixth of the same person by ending the oldest', async () => {
      const { account, token } = await signedIn()
      const others = []
      for (let count = 0; count < 5; count += 1) {
        portal.clock.advance({ seconds: 1 })
        others.push(await portal.signInAs(account))
      }
      expect(await whereIsHome(token)).toEqual(ended)
      for (const other of others) expect(await whereIsHome(other)).toMatchObject({ code: 0 })
    })

    it('also where many sign in at once', async () => {
      const { id, account } = await createPerson(portal.db)
      await Promise.all(Array.from({ length: 12 }, () => portal.signInAs(account)))
      const { open } = await portal.db
        .selectFrom('session')
        .innerJoin('post', 'post.id', 'session.post_id')
        .where('person_id', '=', id)
        .where('ended_at', 'is', null)
        .select(eb => eb.fn.countAll<string>().as('open'))
        .executeTakeFirstOrThrow()
      expect(open).toBe('5')
    })

    it('by what is idle before what is used', async () => {
      const { account, token } = await signedIn()
      portal.clock.advance({ seconds: 1 })
      for (let count = 0; count < 4; count += 1) await portal.signInAs(account)
      portal.clock.advance({ minutes: 20 })
      await whereIsHome(token)
      portal.clock.advance({ minutes: 20 })
      await portal.signInAs(account)
      expect(await whereIsHome(token)).toMatchObject({ code: 0 })
    })
  })
})
