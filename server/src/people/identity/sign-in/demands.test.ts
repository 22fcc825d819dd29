import { otherPosts, signIn } from '@portal/shared-lib/contract/identity'
import { confirmQr, qrToken, scanQr } from '@portal/shared-lib/contract/qr-sign-in'
import { codeOf, enrol } from '../../../../test/codes'
import { type CreatedPerson, createPerson, createRole } from '../../../../test/factories'
import { usePortal } from '../../../../test/portal'
import { PROVINCE } from '../../../../test/province'
import { DEMO_PASSWORD } from '../../../platform/config'
import { ACCOUNT_COMMANDS } from '../../../start/commands/account-commands'

const refused = { code: 4010, message: '用户名或密码错误，请重新输入', data: null }
const DAY_MS = 86_400_000

describe('What the province demands of accounts', () => {
  const portal = usePortal()

  afterEach(() => portal.clock.reset())

  const signInWith = ({ account, organisationId }: CreatedPerson, password = DEMO_PASSWORD) =>
    portal.ask(signIn, { username: account, password, organisationId })

  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

  const lastOfAudit = ({ id }: CreatedPerson) =>
    portal.db
      .selectFrom('audit')
      .where('person_id', '=', id)
      .select(['action', 'result'])
      .orderBy('id', 'desc')
      .executeTakeFirst()

  describe('An account that nobody used for ninety days', () => {
    const asleep = { code: 4015, message: '账号长期未使用，已停用，请联系管理员', data: null }
    const sleeper = () => createPerson(portal.db, { last_sign_in_at: daysAgo(91) })

    it('is refused, and told so with the right password alone', async () => {
      const person = await sleeper()
      expect(await signInWith(person, 'Falsch@2026')).toEqual(refused)
      expect(await signInWith(person)).toEqual(asleep)
      expect(await lastOfAudit(person)).toEqual({ action: 'signIn', result: 'accountAsleep' })
    })

    it('is woken by each sign-in before that', async () => {
      const person = await createPerson(portal.db)
      portal.clock.advance({ hours: 89 * 24 })
      expect(await signInWith(person)).toMatchObject({ code: 0 })
      portal.clock.advance({ hours: 89 * 24 })
      expect(await signInWith(person)).toMatchObject({ code: 0 })
      portal.clock.advance({ hours: 91 * 24 })
      expect(await signInWith(person)).toEqual(asleep)
    })
  })

  describe('A password that is older than ninety days', () => {
    it('must be changed before anything else', async () => {
      const person = await createPerson(portal.db, { password_changed_at: daysAgo(91) })
      expect(await signInWith(person)).toMatchObject({ data: { forceUpdate: '1' } })
      const token = await portal.signInAs(person.account)
      expect(await portal.ask(otherPosts, {}, { token })).toMatchObject({ code: 4031, message: '请先修改密码' })
    })

    it('is none on the eighty-ninth day', async () => {
      const person = await createPerson(portal.db, { password_changed_at: daysAgo(89) })
      expect(await signInWith(person)).toMatchObject({ data: { forceUpdate: '0' } })
    })
  })
})

describe('Where a role demands a second factor', () => {
  const signInPolicy = { ...PROVINCE.signInPolicy, secondFactorRoles: ['leader'] }
  const portal = usePortal({ config: { signIn: signInPolicy } })

  beforeAll(async () => {
    await createRole(portal.db, 'leader', [])
    await createRole(portal.db, 'clerk', [])
  })
  afterEach(() => portal.clock.reset())

  const missing = { code: 4018, message: expect.stringMatching(/尚未绑定.*联系系统运维人员/), data: null }
  const wanted = { code: 4016, message: '请使用动态口令或USBKey方式登录', data: null }
  const signInWith = ({ account, organisationId }: CreatedPerson, more: { password?: string; code?: string } = {}) =>
    portal.ask(signIn, { username: account, organisationId, password: DEMO_PASSWORD, ...more })

  const giveRole = async ({ id }: CreatedPerson, role_code: string) => {
    const post = portal.db.selectFrom('post').where('person_id', '=', id).select('id')
    const { id: post_id } = await post.executeTakeFirstOrThrow()
    await portal.db.insertInto('post_role').values({ post_id, role_code }).execute()
  }

  it('the password alone is refused, and told so only where it is right', async () => {
    const leader = await createPerson(portal.db, { roles: ['clerk', 'leader'] })
    expect(await signInWith(leader, { password: 'Falsch@2026' })).toEqual(refused)
    expect(await signInWith(leader)).toEqual(missing)
    expect(await signInWith(await createPerson(portal.db, { roles: ['clerk'] }))).toMatchObject({ code: 0 })
    const enrolled = await createPerson(portal.db)
    await enrol(portal, await portal.signInAs(enrolled.account))
    await giveRole(enrolled, 'leader')
    expect(await signInWith(enrolled)).toEqual(wanted)
  })

  it('a one-time code with the password is enough', async () => {
    const leader = await createPerson(portal.db)
    const key = await enrol(portal, await portal.signInAs(leader.account))
    await giveRole(leader, 'leader')
    portal.clock.advance({ minutes: 1 })
    expect(await signInWith(leader, { code: codeOf(key, portal) })).toMatchObject({ code: 0 })
  })

  it('so is a picture that is confirmed where somebody is signed in', async () => {
    const leader = await createPerson(portal.db)
    const phone = { token: await portal.signInAs(leader.account) }
    await giveRole(leader, 'leader')
    const { token } = await portal.answerTo(qrToken, {})
    await portal.answerTo(scanQr, { token }, phone)
    await portal.answerTo(confirmQr, { token }, phone)
    expect(await portal.ask(signIn, { token })).toMatchObject({ code: 0 })
  })
})

describe('In production', () => {
  const portal = usePortal({ config: { production: true, rateLimits: true } })
  afterEach(() => portal.clock.reset())

  beforeAll(async () => {
    for (const role of ['R91', 'R92', 'R93']) await createRole(portal.db, role, [])
  })
  const officer = (role: string) => createPerson(portal.db, { roles: [role] })
  const signInWith = ({ account, organisationId }: CreatedPerson, code?: string) =>
    portal.ask(signIn, { username: account, organisationId, password: DEMO_PASSWORD, ...(code && { code }) })

  it.each(['R91', 'R92', 'R93'])('the officer %s needs a second factor, without the province naming it', async role => {
    expect(await signInWith(await officer(role))).toMatchObject({ code: 4018 })
  })

  it('gets in with what was handed out at the command line, which is done once', async () => {
    const person = await officer('R92')
    const row = await portal.db.selectFrom('person').where('id', '=', person.id).selectAll().executeTakeFirstOrThrow()
    const told = await ACCOUNT_COMMANDS.enrol(portal.services, row, false)
    const key = /^Key: ([A-Z2-7]{32})$/m.exec(told)?.[1] ?? ''
    expect(await signInWith(person)).toMatchObject({ code: 4016 })
    expect(await signInWith(person, codeOf(key, portal))).toMatchObject({ code: 0 })
    await expect(ACCOUNT_COMMANDS.enrol(portal.services, row, false)).rejects.toThrow('--force')
    expect(await ACCOUNT_COMMANDS.enrol(portal.services, row, true)).not.toContain(key)
    const rows = portal.db.selectFrom('audit').where('object_id', '=', person.id)
    expect(await rows.select('action').execute()).toEqual([
      { action: 'enrolSecondFactor' },
      { action: 'enrolSecondFactor' },
    ])
  })
})
