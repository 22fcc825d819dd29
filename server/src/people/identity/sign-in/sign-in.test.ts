import { desktop, signIn } from '@portal/shared-lib/contract/identity'
import { requestFor, tokenIn } from '../../../../test/client'
import { createOrganisation, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { DEMO_PASSWORD } from '../../../platform/config'

describe('Signing in', () => {
  const portal = usePortal()
  const refusal = { code: 4010, message: '用户名或密码错误，请重新输入', data: null }

  const signInWith = (username: string, organisationId: string, password = DEMO_PASSWORD) =>
    portal.ask(signIn, { username, password, organisationId })

  it('asks for what is missing in the order of the form', async () => {
    const texts = []
    for (const form of ['', 'username=a', 'username=a&password=b'])
      texts.push(
        (await (await portal.send(signIn.path, { method: 'POST', body: new URLSearchParams(form) })).json()).message,
      )
    expect(texts).toEqual(['请输入用户名', '密码不能为空', '请选择当前用户所属单位'])
  })

  it('answers in the words of the wire', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const args = { username: account, password: DEMO_PASSWORD, organisationId }
    const response = await portal.send(signIn.path, requestFor(signIn, args))
    expect(await response.json()).toEqual({ code: 0, message: '', data: { forceUpdate: '0', orgId: organisationId } })
  })

  it.each(['login_account', 'user_name', 'telephone'] as const)('takes the %s for the account', async field => {
    const typed = field === 'telephone' ? '13800000001' : `某人-${field}`
    const { organisationId } = await createPerson(portal.db, { [field]: typed })
    expect(await signInWith(typed, organisationId)).toMatchObject({ code: 0 })
  })

  it('hands out a token that is good for the session, as a cookie that the page can read', async () => {
    const { account, organisationId } = await createPerson(portal.db)
    const args = { username: account, password: DEMO_PASSWORD, organisationId }
    const response = await portal.send(signIn.path, requestFor(signIn, args))
    const token = tokenIn(response)
    expect(response.headers.getSetCookie()).toEqual([`Admin-Token-YWXT=${token}; Path=/; SameSite=Strict`])
    expect(await portal.ask(desktop, {}, { token })).toMatchObject({ code: 0 })
  })

  it('says so when the password must be changed first', async () => {
    const { account, organisationId } = await createPerson(portal.db, { must_change_password: true })
    expect(await signInWith(account, organisationId)).toMatchObject({ data: { forceUpdate: '1' } })
  })

  describe('is refused with the same words', () => {
    it('where the password is wrong', async () => {
      const { account, organisationId } = await createPerson(portal.db)
      expect(await signInWith(account, organisationId, 'Falsch@2026')).toEqual(refusal)
    })

    it('where there is no such account', async () => {
      expect(await signInWith('nobody', await createOrganisation(portal.db))).toEqual(refusal)
    })

    it('where the account has no post in the organisation', async () => {
      const { account } = await createPerson(portal.db)
      expect(await signInWith(account, await createOrganisation(portal.db))).toEqual(refusal)
    })

    it('where the account is closed', async () => {
      const { account, organisationId } = await createPerson(portal.db, { in_use: false })
      expect(await signInWith(account, organisationId)).toEqual(refusal)
    })

    it('where the organisation is closed', async () => {
      const organisation = await createOrganisation(portal.db, { in_use: false })
      const { account } = await createPerson(portal.db, { organisations: [organisation] })
      expect(await signInWith(account, organisation)).toEqual(refusal)
    })

    it('where two of the organisation have the name that was typed', async () => {
      const organisation = await createOrganisation(portal.db)
      const namesakes = { user_name: '王伟同名', organisations: [organisation] }
      const { account } = await createPerson(portal.db, namesakes)
      await createPerson(portal.db, namesakes)
      expect(await signInWith('王伟同名', organisation)).toEqual(refusal)
      expect(await signInWith(account, organisation)).toMatchObject({ code: 0 })
    })

    it.each(["' or 1=1 --", '%', '__', '__proto__', '王'.repeat(5000)])('where %.20s is typed', async typed => {
      const { organisationId } = await createPerson(portal.db)
      expect(await signInWith(typed, organisationId)).toEqual(refusal)
      expect(await signInWith(`nobody-${typed.length}`, typed)).toEqual(refusal)
    })
  })

  it('refuses what cannot be stored before it reaches the database', async () => {
    expect(await signInWith('a\0b', 'org')).toMatchObject({
      code: 4000,
      message: '参数格式错误：username 含有无法保存的字符',
    })
  })

  it('is written down whatever comes of it, without what was typed', async () => {
    const { id, account, organisationId } = await createPerson(portal.db)
    await signInWith(account, organisationId, 'Geheim@2026')
    await signInWith(account, organisationId)
    const rows = await portal.db.selectFrom('audit').where('person_id', '=', id).orderBy('id').selectAll().execute()
    expect(rows.map(({ action, result, org_id }) => [action, result, org_id])).toEqual([
      ['signIn', 'refused', organisationId],
      ['signIn', 'ok', organisationId],
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Geheim|Linjiang/)
  })
})

describe.each([
  ['a proxy that is named', ['10.9.9.9', '127.0.0.0/8'], { address: '10.0.0.7', cookie: /; SameSite=Strict; Secure$/ }],
  ['a proxy that is not named', ['10.9.9.9'], { address: '127.0.0.1', cookie: /; SameSite=Strict$/ }],
  ['no proxy', [], { address: '127.0.0.1', cookie: /; SameSite=Strict$/ }],
])('Signing in behind %s', (_, trustProxy, expected) => {
  const portal = usePortal({ config: { trustProxy } })

  async function signInThrough(headers: Record<string, string>) {
    const { account: username, organisationId, id } = await createPerson(portal.db)
    const { headers: own, ...init } = requestFor(signIn, { username, password: DEMO_PASSWORD, organisationId })
    const response = await portal.send(signIn.path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(own)), ...headers },
    })
    return { id, cookies: response.headers.getSetCookie() }
  }

  it('hands out a cookie that travels over https only where a proxy that is believed speaks https', async () => {
    const { cookies } = await signInThrough({ 'X-Forwarded-Proto': 'https' })
    expect(cookies).toEqual([expect.stringMatching(expected.cookie)])
  })

  it('is counted for the address that a believed proxy saw, not for one that the caller made up', async () => {
    const { id } = await signInThrough({ 'X-Forwarded-For': '203.0.113.66, 10.0.0.7' })
    const rows = await portal.db.selectFrom('audit').where('person_id', '=', id).select('address').execute()
    expect(rows).toEqual([{ address: expected.address }])
  })
})
