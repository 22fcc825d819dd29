import { updatePassword } from '@portal/shared-lib/contract/account'
import { homePath, signIn } from '@portal/shared-lib/contract/identity'
import { requestFor, tokenIn } from '../../../../test/client'
import { type CreatedPerson, createPerson } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { type Entry, startFakeLdap } from '../../../../test/sign-on/fake-ldap'
import { DEMO_PASSWORD } from '../../../platform/config'

const BASE = 'ou=people,dc=gov,dc=example'
const PORTAL = { dn: 'cn=portal,dc=gov,dc=example', uid: 'cn-portal', password: 'of-the-portal' }
const PASSWORD = 'of the directory'
const entries: Entry[] = [PORTAL]

let fake: Awaited<ReturnType<typeof startFakeLdap>>
beforeAll(async () => {
  fake = await startFakeLdap(entries)
})
afterAll(() => fake.stop())

describe('Signing in with the password of a directory', () => {
  const portal = usePortal(() => ({
    config: {
      signOn: {
        origin: undefined,
        providers: [
          {
            kind: 'ldap',
            id: 'ldap',
            title: '统一账号',
            address: fake.address,
            startTls: false,
            base: BASE,
            attribute: 'uid',
            bindName: PORTAL.dn,
            secret: PORTAL.password,
            secondFactor: false,
          },
        ],
      },
    },
  }))
  beforeEach(() => {
    fake.asked.splice(0)
  })

  const add = (uid: string, password = PASSWORD) => entries.push({ dn: `uid=${entries.length},${BASE}`, uid, password })
  const enter = ({ account, organisationId }: CreatedPerson, password: string) =>
    portal.ask(signIn, { username: account, password, organisationId })
  const REFUSED = { code: 4010 }

  it('opens a session, of which the portal’s own password is no concern', async () => {
    const person = await createPerson(portal.db, { must_change_password: true })
    add(person.account)
    const args = { username: person.account, password: PASSWORD, organisationId: person.organisationId }
    const response = await portal.send(signIn.path, requestFor(signIn, args))
    const token = tokenIn(response) ?? ''
    expect((await response.json()).data).toMatchObject({ forceUpdate: '0' })
    expect(await portal.ask(homePath, {}, { token })).toMatchObject({ code: 0 })
    const change = { oldPassword: DEMO_PASSWORD, newPassword: 'Another@2026', confirmation: 'Another@2026' }
    expect(await portal.ask(updatePassword, change, { token })).toMatchObject({
      message: '您的密码由统一身份认证管理，请到统一身份认证系统修改',
    })
  })

  it('does not fall back to the password that the portal keeps', async () => {
    const [known, unknown] = [await createPerson(portal.db), await createPerson(portal.db)]
    add(known.account)
    expect(await enter(known, DEMO_PASSWORD)).toMatchObject(REFUSED)
    expect(await enter(unknown, DEMO_PASSWORD)).toMatchObject(REFUSED)
  })

  it('asks nothing for who is marked local, nor for an officer', async () => {
    const local = await createPerson(portal.db, { local_only: true })
    await portal.db
      .insertInto('role')
      .values({ role_code: 'R91', role_name: 'R91' })
      .onConflict(c => c.doNothing())
      .execute()
    const officer = await createPerson(portal.db, { roles: ['R91'] })
    for (const person of [local, officer]) {
      add(person.account)
      expect(await enter(person, DEMO_PASSWORD)).toMatchObject({ code: 0 })
      expect(await enter(person, PASSWORD)).toMatchObject(REFUSED)
    }
    expect(fake.asked).toEqual([])
  })

  it('lets nobody in by a name that means something to a directory, by one that two have, or without a password', async () => {
    const names = ['*', 'zs*', 'x)(uid=*', 'x\\2a', 'uid=0,ou=people']
    for (const name of names) {
      const person = await createPerson(portal.db, { login_account: name })
      expect(await enter(person, PASSWORD)).toMatchObject(REFUSED)
      expect(fake.asked).toContain(`search uid=${name}`)
    }
    const twice = await createPerson(portal.db)
    add(twice.account)
    add(twice.account)
    expect(await enter(twice, PASSWORD)).toMatchObject(REFUSED)
    const one = await createPerson(portal.db)
    add(one.account)
    expect((await enter(one, '   ')).code).toBe(4002)
  })

  it('refuses closed accounts, and those that await their roles', async () => {
    for (const more of [{ in_use: false }, { awaits_password: true }]) {
      const person = await createPerson(portal.db, more)
      add(person.account)
      expect(await enter(person, PASSWORD)).toMatchObject(REFUSED)
    }
  })

  it('locks out who tries too often', async () => {
    const person = await createPerson(portal.db)
    add(person.account)
    for (let times = 0; times < 5; times += 1) expect(await enter(person, 'wrong')).toMatchObject(REFUSED)
    const asked = fake.asked.length
    expect(await enter(person, PASSWORD)).toMatchObject({ code: 4014 })
    expect(fake.asked.length).toBe(asked)
  })

  it('says where the directory does not answer, counts it against nobody, and keeps local accounts working', async () => {
    const person = await createPerson(portal.db)
    const local = await createPerson(portal.db, { local_only: true })
    add(person.account)
    await fake.stop()
    for (let times = 0; times < 6; times += 1)
      expect(await enter(person, PASSWORD)).toMatchObject({ code: 5033, message: expect.stringMatching(/编号 \S+$/) })
    expect(await enter(local, DEMO_PASSWORD)).toMatchObject({ code: 0 })
  })
})
