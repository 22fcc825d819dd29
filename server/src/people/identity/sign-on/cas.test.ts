import { homePath } from '@portal/shared-lib/contract/identity'
import { createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { openBrowser } from '../../../../test/sign-on/browser'
import { type FakeCas, logoutOf, startFakeCas, successOf } from '../../../../test/sign-on/fake-cas'

let fake: FakeCas
beforeAll(async () => {
  fake = await startFakeCas()
})
afterAll(() => fake.stop())

describe('Signing in by a CAS server', () => {
  const portal = usePortal(() => ({
    config: {
      rateLimits: true,
      signOn: {
        origin: undefined,
        providers: [
          {
            kind: 'cas',
            id: 'cas',
            title: '统一身份认证登录',
            address: `${fake.address}/`,
            secondFactor: false,
            secret: '',
          },
          {
            kind: 'cas',
            id: 'byno',
            title: '工号登录',
            address: fake.address,
            attribute: 'employeeNumber',
            secondFactor: false,
            secret: '',
          },
        ],
      },
    },
  }))
  afterEach(() => {
    for (const key of Object.keys(fake.instead)) Reflect.deleteProperty(fake.instead, key)
  })

  async function comeBack(user: string, { provider = 'cas', attributes = '', more = {} } = {}) {
    const browser = openBrowser(portal, provider)
    const query = fake.signIn(await browser.start(), user, attributes)
    return { browser, query, told: await browser.comeBack({ ...query, ...more }) }
  }

  async function session() {
    const person = await createPerson(portal.db)
    const { browser, query, told } = await comeBack(person.account)
    const { token = '' } = await browser.enter(told.signOnTicket ?? '', person.organisationId)
    return { token, ticket: query.ticket ?? '' }
  }
  const isOpen = async (token: string) => (await portal.ask(homePath, {}, { token })).code === 0

  it('asks who came back once, and opens a session', async () => {
    const { token } = await session()
    expect(await isOpen(token)).toBe(true)
  })

  it('has the server ask again after who was the wrong one', async () => {
    const { browser } = await comeBack('nobody-here')
    expect((await browser.start()).searchParams.get('renew')).toBe('true')
    expect((await openBrowser(portal, 'cas').start()).searchParams.get('renew')).toBeNull()
  })

  it('sends whoever leaves the portal on to the server’s own sign-out, and back to the sign-in page', async () => {
    const person = await createPerson(portal.db)
    const { browser, told } = await comeBack(person.account)
    const { token = '' } = await browser.enter(told.signOnTicket ?? '', person.organisationId)
    expect(await browser.signOut(token)).toMatchObject({ data: { tczd: 'api/sso/cas/leave' } })
    const service = encodeURIComponent(`${portal.address}login`)
    expect(await browser.leave()).toBe(`${fake.address}/logout?service=${service}`)
    expect(await isOpen(token)).toBe(false)
  })

  it('tells whoever leaves where the server is away, and leaves none of its own sessions open', async () => {
    const person = await createPerson(portal.db)
    const { browser, told } = await comeBack(person.account)
    const { token = '' } = await browser.enter(told.signOnTicket ?? '', person.organisationId)
    await browser.signOut(token)
    fake.instead.answer = { status: 503 }
    expect(await browser.leave()).toMatch(/login#signOnProblem=stays&reference=./)
    expect(await isOpen(token)).toBe(false)
  })

  it('takes the account from the attribute that is named', async () => {
    const { account } = await createPerson(portal.db, { login_account: '工号&<1>' })
    const attributes = `<cas:employeeNumber>${account.replace('&', '&amp;').replace('<', '&#x3C;').replace('>', '&gt;')}</cas:employeeNumber>`
    expect((await comeBack('somebody', { provider: 'byno', attributes })).told).toHaveProperty('signOnTicket')
    expect((await comeBack(account, { provider: 'byno' })).told).toMatchObject({ signOnProblem: 'refused' })
    const twice = attributes + attributes
    expect((await comeBack('somebody', { provider: 'byno', attributes: twice })).told).toMatchObject({
      signOnProblem: 'refused',
    })
  })

  it('refuses a ticket that is none, another’s, or used', async () => {
    const { account } = await createPerson(portal.db)
    const refused = { signOnProblem: 'refused' }
    for (const ticket of ['', 'PT-1-x', 'ST-1-none', '../ST-1', 'ST-1&service=x'])
      expect((await comeBack(account, { more: { ticket } })).told).toMatchObject(refused)
    const used = (await comeBack(account)).query.ticket ?? ''
    expect((await comeBack(account, { more: { ticket: used } })).told).toMatchObject(refused)
    // A ticket for one visit is none for another.
    const other = fake.signIn(await openBrowser(portal, 'cas').start(), account)
    expect((await comeBack(account, { more: { ticket: other.ticket ?? '' } })).told).toMatchObject(refused)
  })

  const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth)
  const USER = '<cas:user>admin</cas:user>'
  it.each([
    [
      'with entities of its own',
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${successOf('<cas:user>&e;</cas:user>')}`,
    ],
    ['with an unknown entity', successOf('<cas:user>&e;</cas:user>')],
    ['with a comment in the name', successOf('<cas:user>admin<!-- -->.evil</cas:user>')],
    ['with CDATA', successOf('<cas:user><![CDATA[admin]]></cas:user>')],
    ['with two users', successOf(USER + USER)],
    [
      'of failure and success',
      successOf(USER).replace('</cas:serviceResponse>', '<cas:authenticationFailure/></cas:serviceResponse>'),
    ],
    ['that is not closed', successOf(USER).replace('</cas:serviceResponse>', '')],
    ['that is nested without end', successOf(nested(1000))],
    ['that is too long', successOf(`${USER}<a>${'x'.repeat(300_000)}</a>`)],
    ['that is no XML', 'yes\nadmin\n'],
    ['that is empty', ''],
  ])('refuses an answer %s', async (_, body) => {
    fake.instead.answer = { body }
    expect((await comeBack('admin')).told).toMatchObject({ signOnProblem: 'refused' })
  })

  describe('ends a session', () => {
    const tell = async (logoutRequest: string) =>
      (
        await portal.send('api/sso/cas/callback?state=x', {
          method: 'POST',
          body: new URLSearchParams({ logoutRequest }),
        })
      ).status

    it('of the ticket that a single logout names, and no other', async () => {
      const [one, two] = [await session(), await session()]
      expect(await tell(logoutOf(one.ticket))).toBe(200)
      expect([await isOpen(one.token), await isOpen(two.token)]).toEqual([false, true])
    })

    it('but not by what is none', async () => {
      const { token, ticket } = await session()
      for (const text of [
        '',
        'x',
        logoutOf(''),
        `<!DOCTYPE a>${logoutOf(ticket)}`,
        logoutOf(ticket).replaceAll('LogoutRequest', 'Other'),
      ])
        expect(await tell(text)).toBe(400)
      expect(await tell(logoutOf('ST-1-none'))).toBe(200)
      expect(await isOpen(token)).toBe(true)
    })
  })

  it('follows no redirect of the server, and is away where it fails', async () => {
    fake.instead.answer = { status: 302, headers: { location: 'http://127.0.0.1:1/' } }
    expect((await comeBack('admin')).told).toMatchObject({ signOnProblem: 'away' })
    fake.instead.answer = { status: 404 }
    expect((await comeBack('admin')).told).toMatchObject({ signOnProblem: 'away' })
    fake.instead.answer = { status: 500 }
    expect(await openBrowser(portal, 'cas').startInVain()).toMatchObject({ signOnProblem: 'away' })
  })

  it('sends nobody anywhere who asks without end', async () => {
    await Promise.all(Array.from({ length: 120 }, () => openBrowser(portal, 'cas').startInVain()))
    expect(await openBrowser(portal, 'cas').startInVain()).toMatchObject({ signOnProblem: 'busy' })
    const rows = portal.db.selectFrom('sign_on_attempt').select(eb => eb.fn.countAll<string>().as('all'))
    const before = await rows.executeTakeFirstOrThrow()
    await openBrowser(portal, 'cas').startInVain()
    expect(await rows.executeTakeFirstOrThrow()).toEqual(before)
  })
})
