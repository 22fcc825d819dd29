import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { homePath, signIn } from '@portal/shared-lib/contract/identity'
import { type CreatedPerson, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { openBrowser } from '../../../../test/sign-on/browser'
import { startFakeCas } from '../../../../test/sign-on/fake-cas'
import { startFakeOidc } from '../../../../test/sign-on/fake-oidc'
import { DEMONSTRATED, startLemonldap } from '../../../../test/sign-on/lemonldap'
import { DIRECTORY, startSlapd } from '../../../../test/sign-on/slapd'
import { createVisitor } from '../../../../test/sign-on/visitor'
import { askDirectory } from './providers/ldap'

const CLIENT = { clientId: 'portal', secret: 'a secret of the client' }

describe('An OpenID provider as others run it (oidc-provider)', () => {
  let provider: ChildProcess
  let issuer = ''
  beforeAll(async () => {
    provider = fork(join(__dirname, '../../../../test/sign-on/oidc-provider.mjs'), {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    ;[{ issuer }] = await once(provider, 'message')
  })
  afterAll(() => provider.kill())

  const portal = usePortal(() => ({
    config: {
      signOn: {
        origin: undefined,
        providers: [
          {
            kind: 'oidc',
            id: 'gov',
            title: '统一身份认证登录',
            issuer,
            ...CLIENT,
            claim: 'preferred_username',
            scope: 'openid profile',
            secondFactor: false,
          },
        ],
      },
    },
  }))
  beforeAll(async () => {
    provider.send({ ...CLIENT, back: `${portal.address}api/sso/gov/`, left: `${portal.address}login` })
    await once(provider, 'message')
  })

  const isOpen = async (token: string) => (await portal.ask(homePath, {}, { token })).code === 0

  async function signInThere({ account, organisationId }: CreatedPerson) {
    const [browser, visit] = [openBrowser(portal, 'gov'), createVisitor()]
    const back = await visit(await browser.start(), { login: account, password: 'any' }, url =>
      url.pathname.endsWith('/callback'),
    )
    const { signOnTicket = '' } = await browser.comeBack(Object.fromEntries(back.searchParams))
    const { token = '' } = await browser.enter(signOnTicket, organisationId)
    return { browser, visit, token }
  }

  it('opens a session, and ends it when the person signs out there', async () => {
    const [person, other] = [await createPerson(portal.db), await createPerson(portal.db)]
    const [{ visit, token }, { token: others }] = [await signInThere(person), await signInThere(other)]
    expect([await isOpen(token), await isOpen(others)]).toEqual([true, true])
    await visit(new URL(`${issuer}/session/end`), { logout: 'yes' }, url => url.pathname.endsWith('/success'))
    expect([await isOpen(token), await isOpen(others)]).toEqual([false, true])
  })

  it('is left with the portal: it asks for the password again, and sends back to the sign-in page', async () => {
    const person = await createPerson(portal.db)
    const { browser, visit, token } = await signInThere(person)
    const other = await signInThere(person)
    await browser.signOut(token)
    const left = await visit(new URL(await browser.leave()), { logout: 'yes' }, url => url.pathname.endsWith('/login'))
    expect(left.href).toBe(`${portal.address}login`)
    // Another browser has a session of its own there, which goes on.
    expect([await isOpen(token), await isOpen(other.token)]).toEqual([false, true])
    const isAsked = await visit(await openBrowser(portal, 'gov').start(), {}, url =>
      /interaction|callback/.test(url.pathname),
    )
    expect(isAsked.pathname).toMatch(/interaction/)
  })

  it('takes no code for the second time', async () => {
    const person = await createPerson(portal.db)
    const [browser, visit] = [openBrowser(portal, 'gov'), createVisitor()]
    const back = await visit(await browser.start(), { login: person.account, password: 'any' }, url =>
      url.pathname.endsWith('/callback'),
    )
    const { code = '', iss = '' } = Object.fromEntries(back.searchParams)
    expect(await browser.comeBack(Object.fromEntries(back.searchParams))).toHaveProperty('signOnTicket')
    const state = (await browser.start()).searchParams.get('state') ?? ''
    expect(await browser.comeBack({ code, iss, state })).toMatchObject({ signOnProblem: 'refused' })
  })
})

describe('A CAS server as others run it (LemonLDAP::NG)', () => {
  let server: Awaited<ReturnType<typeof startLemonldap>>
  beforeAll(async () => {
    server = await startLemonldap()
  })
  afterAll(() => server?.stop())

  const titled = { kind: 'cas', title: '统一身份认证登录', secret: '', secondFactor: false } as const
  const portal = usePortal(() => ({
    config: {
      signOn: {
        origin: undefined,
        providers: [
          { ...titled, id: 'cas', address: server.address },
          { ...titled, id: 'mail', address: server.address, attribute: 'mail' },
        ],
      },
    },
  }))
  const offices = new Map<string, string>()
  beforeAll(async () => {
    for (const login_account of [...DEMONSTRATED, 'dwho@badwolf.org'])
      offices.set(login_account, (await createPerson(portal.db, { login_account })).organisationId)
  })

  const isOpen = async (token: string) => (await portal.ask(homePath, {}, { token })).code === 0
  const isBack = ({ pathname, searchParams }: URL) => pathname.endsWith('/callback') && searchParams.has('ticket')

  async function signInThere(user: string, { provider = 'cas', account = user } = {}) {
    const [browser, visit] = [openBrowser(portal, provider), createVisitor()]
    const back = await visit(await browser.start(), { user, password: user }, isBack)
    const query = Object.fromEntries(back.searchParams)
    const told = await browser.comeBack(query)
    const { token = '' } = await browser.enter(told.signOnTicket ?? '', offices.get(account) ?? '')
    return { browser, visit, query, token }
  }

  it('opens a session for who it says, or for what an attribute says', async () => {
    expect(await isOpen((await signInThere('rtyler')).token)).toBe(true)
    expect(await isOpen((await signInThere('dwho', { provider: 'mail', account: 'dwho@badwolf.org' })).token)).toBe(
      true,
    )
  })

  it('takes no ticket for the second time, or for another visit', async () => {
    const { browser, query } = await signInThere('rtyler')
    const state = (await browser.start()).searchParams.get('service') ?? ''
    const asked = new URL(state).searchParams.get('state') ?? ''
    expect(await browser.comeBack({ ...query, state: asked })).toMatchObject({ signOnProblem: 'refused' })
  })

  it('ends the portal’s session when the person signs out there, and no other', async () => {
    const [one, other] = [await signInThere('dwho'), await signInThere('msmith')]
    expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([true, true])
    await one.visit(server.signOut, {}, () => true)
    expect([await isOpen(one.token), await isOpen(other.token)]).toEqual([false, true])
  })

  it('is left with the portal: it asks for the password again', async () => {
    const { browser, visit, token } = await signInThere('dwho')
    await browser.signOut(token)
    await visit(new URL(await browser.leave()), {}, () => true)
    expect(await isOpen(token)).toBe(false)
    await expect(visit(await openBrowser(portal, 'cas').start(), {}, isBack)).rejects.toThrow('in circles')
  })
})

describe('A provider that takes the call and never answers', () => {
  let [oidc, cas] = [{} as Awaited<ReturnType<typeof startFakeOidc>>, {} as Awaited<ReturnType<typeof startFakeCas>>]
  beforeAll(async () => {
    ;[oidc, cas] = [await startFakeOidc(), await startFakeCas()]
    oidc.tampering.silent = true
    cas.instead.silent = true
  })
  afterAll(async () => {
    await oidc.stop()
    await cas.stop()
  })
  const titled = { title: '统一身份认证登录', secondFactor: false, secret: CLIENT.secret }
  const portal = usePortal(() => ({
    config: {
      signOn: {
        origin: undefined,
        providers: [
          {
            ...titled,
            kind: 'oidc',
            id: 'gov',
            issuer: oidc.address,
            clientId: 'portal',
            claim: 'sub',
            scope: 'openid',
          },
          { ...titled, kind: 'cas', id: 'cas', address: cas.address },
        ],
      },
    },
  }))

  it('is away after five seconds', async () => {
    const began = performance.now()
    const told = await Promise.all([openBrowser(portal, 'gov').startInVain(), openBrowser(portal, 'cas').startInVain()])
    expect(told).toMatchObject([{ signOnProblem: 'away' }, { signOnProblem: 'away' }])
    expect(performance.now() - began).toBeLessThan(8000)
  })
})

describe('OpenLDAP', () => {
  const people = ['li01', 'x)(uid=*', 'a*b', '张三', 'o\\2a'].map(uid => ({ uid, password: `of ${uid}` }))
  let slapd: Awaited<ReturnType<typeof startSlapd>>
  beforeAll(async () => {
    slapd = await startSlapd([...people, { uid: 'two', password: 'a' }, { uid: 'two', password: 'b' }])
  })
  afterAll(() => slapd?.stop())

  const settings = () => ({
    ...({
      kind: 'ldap',
      id: 'ldap',
      title: '统一账号',
      address: `ldap://localhost:${slapd.port}`,
      base: DIRECTORY.base,
    } as const),
    attribute: 'uid',
    bindName: DIRECTORY.bindName,
    secret: DIRECTORY.secret,
    authority: slapd.authority,
    startTls: true,
    secondFactor: false,
  })
  const ask = (name: string, password: string) => askDirectory(settings(), name, password)

  const askWith = (other: object) => askDirectory({ ...settings(), ...other }, 'li01', 'of li01')

  const portal = usePortal(() => ({
    config: { signOn: { origin: undefined, providers: [settings()] } },
  }))

  it('opens a session over StartTLS', async () => {
    const { account: username, organisationId } = await createPerson(portal.db, { login_account: 'li01' })
    expect(await portal.ask(signIn, { username, password: 'of li01', organisationId })).toMatchObject({ code: 0 })
    expect(await portal.ask(signIn, { username, password: 'of another', organisationId })).toMatchObject({ code: 4010 })
  })

  it('knows each name as it is, and only with its password', async () => {
    for (const { uid, password } of people) {
      expect(await ask(uid, password)).toMatch(/^cn=.+,ou=people,/)
      expect(await ask(uid, 'wrong')).toBeUndefined()
      expect(await ask(uid, '')).toBeUndefined()
    }
    for (const name of ['*', 'li*', 'li01)(objectClass=*', 'two', 'nobody'])
      expect(await ask(name, 'of li01')).toBeUndefined()
  })

  it('is not asked by who does not know the portal’s password, without encryption, or with a certificate of strangers', async () => {
    await expect(askWith({ secret: 'wrong' })).rejects.toThrow('does not take the portal')
    await expect(askWith({ startTls: false })).rejects.toThrow()
    await expect(askWith({ authority: undefined })).rejects.toThrow()
  })
})
