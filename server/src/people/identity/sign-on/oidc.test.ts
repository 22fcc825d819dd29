import { homePath } from '@portal/shared-lib/contract/identity'
import { decodeJwt } from 'jose'
import { createOrganisation, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { openBrowser } from '../../../../test/sign-on/browser'
import { CLIENT, type FakeOidc, startFakeOidc } from '../../../../test/sign-on/fake-oidc'
import { tokenHash } from '../../../platform/token'

let fake: FakeOidc
beforeAll(async () => {
  fake = await startFakeOidc()
})
afterAll(() => fake.stop())

const lines: string[] = []

describe('Signing in by an OpenID provider', () => {
  const portal = usePortal(() => ({
    config: {
      logLevel: 'info',
      signOn: {
        origin: undefined,
        providers: [
          {
            kind: 'oidc',
            id: 'gov',
            title: '统一身份认证登录',
            issuer: fake.address,
            ...CLIENT,
            claim: 'preferred_username',
            scope: 'openid profile',
            secondFactor: false,
          },
        ],
      },
    },
    logTo: { write: line => lines.push(line) },
  }))
  beforeEach(() => {
    fake.calm()
    lines.splice(0)
  })
  afterEach(() => portal.clock.reset())

  const claimsOf = (account: string) => ({ sub: `sub-${account}`, sid: `sid-${account}`, preferred_username: account })

  async function ticketOf(account: string, browser = openBrowser(portal, 'gov'), next?: string) {
    const told = await browser.comeBack(fake.authorize(await browser.start(next), claimsOf(account)))
    return { browser, told, ticket: told.signOnTicket ?? '' }
  }

  async function sessionOf(account: string, organisationId: string) {
    const { browser, ticket } = await ticketOf(account)
    return (await browser.enter(ticket, organisationId)).token ?? ''
  }

  const isOpen = async (token: string) => (await portal.ask(homePath, {}, { token })).code === 0

  it('sends the browser away with state, nonce and a challenge, and opens a session in the chosen organisation', async () => {
    const organisations = [await createOrganisation(portal.db), await createOrganisation(portal.db)]
    const person = await createPerson(portal.db, { organisations, must_change_password: true })
    const browser = openBrowser(portal, 'gov')
    const away = await browser.start()
    expect(Object.fromEntries(away.searchParams)).toMatchObject({
      redirect_uri: `${portal.address}api/sso/gov/callback`,
      response_type: 'code',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { signOnTicket = '' } = await browser.comeBack(fake.authorize(away, claimsOf(person.account)))
    const { data } = await browser.organisations(signOnTicket)
    expect(data.map(({ id }) => id).sort()).toEqual([...organisations].sort())
    // The portal's own password is of no concern to who comes in like this.
    const entered = await browser.enter(signOnTicket, organisations[1] ?? '')
    expect(entered).toMatchObject({ code: 0, data: { forceUpdate: '0', orgId: organisations[1] } })
    expect(await isOpen(entered.token ?? '')).toBe(true)
    const audit = await portal.db
      .selectFrom('audit')
      .where('person_id', '=', person.id)
      .select(['action', 'result'])
      .execute()
    expect(audit).toEqual(
      expect.arrayContaining([
        { action: '统一身份认证登录', result: 'ok' },
        { action: 'signIn', result: 'ok' },
      ]),
    )
  })

  it.each([
    ['/todos/list?tab=1', '/todos/list?tab=1'],
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example', undefined],
    ['/../other', undefined],
    ['javascript:alert(1)', undefined],
  ])('goes on to %s only where it is a page of its own', async (next, kept) => {
    const { account } = await createPerson(portal.db)
    expect((await ticketOf(account, openBrowser(portal, 'gov'), next)).told.next).toBe(kept)
  })

  describe('lets nobody in', () => {
    it.each([
      ['who is unknown here', async () => 'nobody-here', 'noAccount'],
      ['whose account is closed', async () => (await createPerson(portal.db, { in_use: false })).account, 'closed'],
      [
        'whose account awaits its roles',
        async () => (await createPerson(portal.db, { awaits_password: true })).account,
        'closed',
      ],
      ['who is marked local', async () => (await createPerson(portal.db, { local_only: true })).account, 'localOnly'],
    ])('%s, and makes nothing', async (_, account, problem) => {
      const [name, before] = [await account(), await count()]
      const { told } = await ticketOf(name)
      expect(told).toEqual({ signOnProblem: problem, reference: expect.stringMatching(/./) })
      expect(await count()).toEqual(before)
    })
    const count = async () =>
      (
        await portal.db
          .selectFrom('person')
          .select(eb => eb.fn.countAll<string>().as('all'))
          .executeTakeFirstOrThrow()
      ).all

    it('from another browser than the one that was sent away, nor twice, nor late', async () => {
      const { account } = await createPerson(portal.db)
      const [mine, other] = [openBrowser(portal, 'gov'), openBrowser(portal, 'gov')]
      await other.start()
      const query = fake.authorize(await mine.start(), claimsOf(account))
      expect(await other.comeBack(query)).toMatchObject({ signOnProblem: 'expired' })
      expect(await mine.comeBack({ ...query, state: 'another' })).toMatchObject({ signOnProblem: 'expired' })
      expect(await mine.comeBack(query)).toHaveProperty('signOnTicket')
      expect(await mine.comeBack(query)).toMatchObject({ signOnProblem: 'expired' })
      const late = fake.authorize(await mine.start(), claimsOf(account))
      portal.clock.advance({ minutes: 10 })
      expect(await mine.comeBack(late)).toMatchObject({ signOnProblem: 'expired' })
    })

    it('with a ticket of another browser, a used one, or one of five minutes ago', async () => {
      const { account, organisationId } = await createPerson(portal.db)
      const { browser, ticket } = await ticketOf(account)
      expect(await openBrowser(portal, 'gov').enter(ticket, organisationId)).toMatchObject({ code: 4019 })
      expect(await browser.enter(ticket, organisationId)).toMatchObject({ code: 0 })
      expect(await browser.enter(ticket, organisationId)).toMatchObject({ code: 4019, token: undefined })
      expect(await browser.organisations(ticket)).toMatchObject({ code: 4019 })
      const { ticket: old } = await ticketOf(account, browser)
      portal.clock.advance({ minutes: 5 })
      expect(await browser.enter(old, organisationId)).toMatchObject({ code: 4019 })
    })

    const HOUR_S = 3600
    const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
    it.each([
      ['of another issuer', { claims: { iss: 'https://evil.example' } }],
      ['for another client', { claims: { aud: 'another' } }],
      ['with another nonce', { claims: { nonce: 'another' } }],
      ['that has expired', { claims: { exp: ago(HOUR_S) } }],
      ['signed by a strange key', { strangeKey: true }],
      ['that nobody signed', { unsigned: true }],
      ['without the claim', { claims: { preferred_username: { no: 'text' } } }],
    ])('with an identity token %s', async (_, tampering) => {
      const { account } = await createPerson(portal.db)
      Object.assign(fake.tampering, tampering)
      expect((await ticketOf(account)).told).toMatchObject({ signOnProblem: 'refused' })
      expect(lines.join('')).toContain('sign-on refused')
      expect(lines.join('')).not.toContain(account)
    })

    it('who gave up there', async () => {
      const browser = openBrowser(portal, 'gov')
      const state = (await browser.start()).searchParams.get('state') ?? ''
      const told = await browser.comeBack({ state, error: 'access_denied' })
      expect(told).toMatchObject({ signOnProblem: 'cancelled' })
    })

    it('whose role wants a second factor that the provider does not ask for', async () => {
      const { secondFactorRoles } = portal.services.config.signIn
      secondFactorRoles.push('R05')
      await portal.db
        .insertInto('role')
        .values({ role_code: 'R05', role_name: 'R05' })
        .onConflict(c => c.doNothing())
        .execute()
      const person = await createPerson(portal.db, { roles: ['R05'] })
      const { browser, ticket } = await ticketOf(person.account)
      expect(await browser.enter(ticket, person.organisationId)).toMatchObject({ code: 4018, token: undefined })
      secondFactorRoles.pop()
    })
  })

  it('asks for the password again once somebody has signed out, or was the wrong one', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const { browser, ticket } = await ticketOf(account)
    const { token = '' } = await browser.enter(ticket, organisationId)
    const prompt = async () => (await browser.start()).searchParams.get('prompt')
    expect(await prompt()).toBeNull()
    await browser.signOut(token)
    expect(await prompt()).toBe('login')
    await ticketOf(account, browser)
    expect(await prompt()).toBeNull()
    await ticketOf('nobody-here', browser)
    expect(await prompt()).toBe('login')
  })

  describe('sends whoever leaves the portal on to the provider', () => {
    async function signedIn() {
      const { account, organisationId } = await createPerson(portal.db)
      const { browser, ticket } = await ticketOf(account)
      const { token = '' } = await browser.enter(ticket, organisationId)
      return { account, browser, token }
    }

    it('with the identity token it gave, once, and back to the sign-in page', async () => {
      const { account, browser, token } = await signedIn()
      expect(await browser.signOut(token)).toMatchObject({ code: 0, data: { tczd: 'api/sso/gov/leave' } })
      expect(await isOpen(token)).toBe(false)
      const { origin, pathname, searchParams } = new URL(await browser.leave())
      expect(origin + pathname).toBe(`${fake.address}/end`)
      expect(searchParams.get('post_logout_redirect_uri')).toBe(`${portal.address}login`)
      const hint = decodeJwt(searchParams.get('id_token_hint') ?? '')
      expect(hint).toMatchObject({ aud: CLIENT.clientId, sub: `sub-${account}` })
      expect(await browser.leave()).toBe(`${new URL(portal.address).pathname}login`)
    })

    it('but from no other browser, nor later', async () => {
      const { browser, token } = await signedIn()
      await browser.signOut(token)
      expect(await openBrowser(portal, 'gov').leave()).toBe(`${new URL(portal.address).pathname}login`)
      portal.clock.advance({ minutes: 5 })
      expect(await browser.leave()).toBe(`${new URL(portal.address).pathname}login`)
    })

    it('keeps the identity token sealed, and not at all once it was used', async () => {
      const { browser, token } = await signedIn()
      const kept = () =>
        portal.db
          .selectFrom('sign_on_session')
          .where('token_hash', '=', tokenHash(token))
          .select('id_token')
          .executeTakeFirstOrThrow()
      expect((await kept()).id_token).toMatch(/^sm4\./)
      await browser.signOut(token)
      await browser.leave()
      expect((await kept()).id_token).toBeNull()
    })

    it('nobody who came by a password', async () => {
      const { account } = await createPerson(portal.db)
      const token = await portal.signInAs(account)
      expect(await openBrowser(portal, 'gov').signOut(token)).toMatchObject({ code: 0, data: null })
    })
  })

  describe('ties an account to whom the provider means by it', () => {
    const claims = (account: string, sub: string) => ({ sub, preferred_username: account })
    async function come(account: string, sub: string) {
      const browser = openBrowser(portal, 'gov')
      return { browser, told: await browser.comeBack(fake.authorize(await browser.start(), claims(account, sub))) }
    }

    it('and lets nobody else in by its name, until it is untied', async () => {
      const { id, account, organisationId } = await createPerson(portal.db)
      const first = await come(account, `first-${account}`)
      expect(await first.browser.enter(first.told.signOnTicket ?? '', organisationId)).toMatchObject({ code: 0 })
      expect((await come(account, `first-${account}`)).told).toHaveProperty('signOnTicket')
      expect((await come(account, `second-${account}`)).told).toMatchObject({ signOnProblem: 'otherPerson' })
      await portal.db.deleteFrom('sign_on_tie').where('person_id', '=', id).execute()
      expect((await come(account, `second-${account}`)).told).toHaveProperty('signOnTicket')
    })

    it('and lets nobody into another account by a name of their choice', async () => {
      const [mine, other] = [await createPerson(portal.db), await createPerson(portal.db)]
      const { browser, told } = await come(mine.account, `of-${mine.account}`)
      await browser.enter(told.signOnTicket ?? '', mine.organisationId)
      expect((await come(other.account, `of-${mine.account}`)).told).toMatchObject({ signOnProblem: 'otherPerson' })
    })

    it('when it is first used, whoever has a ticket besides', async () => {
      const { account, organisationId } = await createPerson(portal.db)
      const [one, two] = [await come(account, `one-${account}`), await come(account, `two-${account}`)]
      expect(await two.browser.enter(two.told.signOnTicket ?? '', organisationId)).toMatchObject({ code: 0 })
      expect(await one.browser.enter(one.told.signOnTicket ?? '', organisationId)).toMatchObject({ code: 4019 })
    })
  })

  it('forgives clocks that differ by less than a minute', async () => {
    const { account } = await createPerson(portal.db)
    fake.tampering.claims = { exp: Math.floor(Date.now() / 1000) - 30 }
    expect((await ticketOf(account)).told).toHaveProperty('signOnTicket')
  })

  describe('ends sessions', () => {
    const tell = async (logout_token: string) =>
      (await portal.send('api/sso/gov/logout', { method: 'POST', body: new URLSearchParams({ logout_token }) })).status

    it('of the session that a logout token names, once', async () => {
      const [one, two] = [await createPerson(portal.db), await createPerson(portal.db)]
      const [first, second] = [
        await sessionOf(one.account, one.organisationId),
        await sessionOf(two.account, two.organisationId),
      ]
      const token = await fake.logoutToken({ sid: `sid-${one.account}` })
      expect(await tell(token)).toBe(200)
      expect([await isOpen(first), await isOpen(second)]).toEqual([false, true])
      expect(await tell(token)).toBe(400)
      expect(await tell(await fake.logoutToken({ sub: `sub-${two.account}` }))).toBe(200)
      expect(await isOpen(second)).toBe(false)
    })

    it.each([
      ['of another issuer', { iss: 'https://evil.example' }],
      ['for another client', { aud: 'another' }],
      ['that is an identity token', { nonce: 'n' }],
      ['without the event', { events: {} }],
      ['that names nobody', { sid: undefined }],
      ['of long ago', { iat: Math.floor(Date.now() / 1000) - 3600 }],
    ])('but not by a token %s', async (_, claims) => {
      const person = await createPerson(portal.db)
      const session = await sessionOf(person.account, person.organisationId)
      expect(await tell(await fake.logoutToken({ sid: `sid-${person.account}`, ...claims }))).toBe(400)
      expect(await isOpen(session)).toBe(true)
    })

    it('but not by one that is signed by a strange key or not at all', async () => {
      fake.tampering.strangeKey = true
      expect(await tell(await fake.logoutToken({ sid: 's' }))).toBe(400)
      fake.tampering.unsigned = true
      expect(await tell(await fake.logoutToken({ sid: 's' }))).toBe(400)
    })

    it('by a browser that brings issuer and session', async () => {
      const person = await createPerson(portal.db)
      const session = await sessionOf(person.account, person.organisationId)
      const leave = async (iss: string) =>
        (await portal.send(`api/sso/gov/logout?${new URLSearchParams({ iss, sid: `sid-${person.account}` })}`)).status
      expect(await leave('https://evil.example')).toBe(400)
      expect(await isOpen(session)).toBe(true)
      expect(await leave(fake.address)).toBe(200)
      expect(await isOpen(session)).toBe(false)
    })
  })

  it('is away where the provider fails; after three times nobody waits, and the portal’s own accounts sign in', async () => {
    const { account } = await createPerson(portal.db)
    fake.tampering.tokenStatus = 503
    for (let times = 0; times < 3; times += 1)
      expect((await ticketOf(account)).told).toMatchObject({ signOnProblem: 'away' })
    fake.tampering.silent = true
    const [asked, began] = [fake.asked.length, performance.now()]
    expect(await openBrowser(portal, 'gov').startInVain()).toMatchObject({ signOnProblem: 'away' })
    expect(fake.asked.length).toBe(asked)
    expect(performance.now() - began).toBeLessThan(1000)
    expect(await isOpen(await portal.signInAs(account))).toBe(true)
  })
})
