import * as contract from '@portal/shared-lib/contract/accounts'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { signIn } from '@portal/shared-lib/contract/identity'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { PHONE_TEXTS } from '@portal/shared-lib/contract/rules/phone'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'
import { DAY_MS } from '../../platform/calendar/china-time'

const bureau = getOrganisation('临江省信访局')
const labour = getOrganisation('临江省人力资源和社会保障厅')

describe('The accounts', () => {
  const portal = usePortal({ database: 'demo' })
  let system: { token: string }
  let security: { token: string }

  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
  })

  const departmentOf = async (orgId: string) => {
    const { departments } = await portal.answerTo(contract.accountChoices, { orgId }, system)
    return departments[0]?.deptId ?? ''
  }
  let made = 0
  /** A new account at the province's bureau. */
  const create = async (more: Partial<CallArgs<typeof contract.createAccount>> = {}) => {
    made += 1
    const who = { account: `new${made}`, userName: `新人${made}`, telephone: `1390000${String(1000 + made)}` }
    const place = { orgId: bureau.id, deptId: await departmentOf(bureau.id), positionName: '科员' }
    return await portal.ask(contract.createAccount, { ...who, ...place, ...more }, system)
  }
  const created = async () => (await create()).data ?? ''
  const read = (personId: string) => portal.answerTo(contract.managedAccount, { personId }, system)
  const list = (args: CallArgs<typeof contract.managedAccounts>) =>
    portal.answerTo(contract.managedAccounts, args, security)
  const postOf = async (personId: string) => (await read(personId)).posts[0]?.postId ?? ''
  const setRoles = async (personId: string, roles: string[], who = security) =>
    portal.ask(contract.setRoles, { postId: await postOf(personId), roles, homePath: '/home/homeStaff' }, who)
  const proposalsOf = async (personId: string, who = security) =>
    (await portal.answerTo(contract.managedAccount, { personId }, who)).posts.flatMap(({ proposals }) => proposals)
  const agree = async (personId: string, who = security) =>
    portal.ask(contract.agreeRoles, { ids: (await proposalsOf(personId)).map(({ id }) => id) }, who)
  /** Roles on which two officers agree. */
  const giveRoles = async (personId: string, roles: string[]) => {
    await setRoles(personId, roles, system)
    expect(await agree(personId)).toMatchObject({ code: 0 })
  }
  const issue = (personId: string, who = security) => portal.ask(contract.issuePassword, { personId }, who)
  const act = (call: typeof contract.closeAccount, personId: string, who = system) =>
    portal.ask(call, { personId }, who)
  const textOf = async (asked: Promise<{ message: string }>) => (await asked).message
  const signInWith = (username: string, password: string, organisationId = bureau.id) =>
    portal.ask(signIn, { username, password, organisationId })
  const audited = (personId: string) =>
    portal.db
      .selectFrom('audit')
      .where('object_id', '=', personId)
      .where('object_type', '=', 'person')
      .orderBy('id')
      .select(['action', 'person_id', 'before', 'after'])
      .execute()

  describe('are for', () => {
    const refused = async (account: string, call: typeof contract.closeAccount) =>
      (await portal.ask(call, { personId: 'demo-zs05' }, { token: await portal.signInAs(account) })).code

    it('the officers of the system and of security alone', async () => {
      for (const account of ['zs05', 'zs07', 'aud93']) {
        const other = { token: await portal.signInAs(account) }
        const answers = [
          await portal.ask(contract.managedAccounts, {}, other),
          await portal.ask(contract.managedAccount, { personId: 'demo-zs05' }, other),
          await portal.ask(contract.accountChoices, {}, other),
          await portal.ask(contract.issuePassword, { personId: 'demo-zs05' }, other),
          await portal.ask(contract.signOutAccount, { personId: 'demo-zs05' }, other),
        ]
        expect(answers.map(({ code }) => code)).toEqual(answers.map(() => errors.forbidden.code))
      }
    })

    it('each of the two with other acts', async () => {
      const { forbidden } = errors
      for (const call of [contract.closeAccount, contract.reopenAccount, contract.askPasswordReset])
        expect(await refused('sec92', call)).toBe(forbidden.code)
      for (const call of [contract.unlockAccount, contract.wakeAccount])
        expect(await refused('sys91', call)).toBe(forbidden.code)
      const id = await created()
      expect(await issue(id, system)).toMatchObject({ code: forbidden.code })
    })
  })

  it('are made by one officer and given rights and a password by another', async () => {
    const id = await created()
    const { account, state, posts } = await read(id)
    expect({ state, roles: posts[0]?.roles }).toEqual({ state: 'pending', roles: [] })
    expect((await list({ name: account, state: 'pending' })).list).toMatchObject([{ personId: id, roleNames: [] }])
    await giveRoles(id, ['R06'])
    expect(await read(id)).toMatchObject({ state: 'pending', awaitsPassword: '1' })
    const { password } = (await issue(id)).data ?? { password: '' }
    expect(await signInWith(account, password)).toMatchObject({ code: 0, data: { forceUpdate: '1' } })
    expect(await read(id)).toMatchObject({ state: 'active', awaitsPassword: '0', posts: [{ roles: ['R06'] }] })
    expect(await textOf(issue(id))).toBe(TEXTS.notAsked)
    expect((await audited(id)).map(({ action, person_id }) => [action, person_id])).toEqual([
      ['createAccount', 'demo-sys91'],
      ['setRoles', 'demo-sys91'],
      ['agreeRoles', 'demo-sec92'],
      ['issuePassword', 'demo-sec92'],
    ])
    expect((await read(id)).history.map(({ action, by }) => [action, by])).toContainEqual(['新建账号', '吕乙霖'])
    const kept = await portal.db.selectFrom('answered_request').selectAll().execute()
    expect(JSON.stringify([kept, await audited(id)])).not.toContain(password)
  })

  it.each<[string, Partial<CallArgs<typeof contract.createAccount>>]>([
    [TEXTS.account, { account: "x'; --" }],
    [TEXTS.account, { account: '张三' }],
    [TEXTS.name, { userName: ' ' }],
    [PHONE_TEXTS.mobileWrong, { telephone: '123' }],
    [TEXTS.accountTaken, { account: 'zs05' }],
    [TEXTS.organisation, { orgId: '' }],
    [TEXTS.departmentUnknown, { orgId: labour.id }],
    [TEXTS.departmentUnknown, { deptId: 'none' }],
  ])('are not made where something is wrong: %s', async (text, more) => {
    expect(await textOf(create(more))).toBe(text)
  })

  it('share no mobile number', async () => {
    const id = await created()
    const { telephone } = await read(id)
    expect(await textOf(create({ telephone }))).toBe(PHONE_TEXTS.mobileTaken)
    const change = { personId: id, userName: '改名', telephone, phoneNum: '' }
    expect(await portal.ask(contract.updateAccount, change, system)).toMatchObject({ code: 0 })
    expect(await read(id)).toMatchObject({ userName: '改名' })
    expect((await audited(id)).at(-1)).toMatchObject({ action: 'updateAccount', after: '{"fields":["user_name"]}' })
  })

  describe('lose a forgotten password', () => {
    it('by one officer, and get a new one by another', async () => {
      const id = await created()
      const { account } = await read(id)
      await giveRoles(id, ['R06'])
      const first = (await issue(id)).data?.password ?? ''
      expect(await act(contract.askPasswordReset, id)).toMatchObject({ code: 0 })
      expect((await signInWith(account, first)).code).not.toBe(0)
      const second = (await issue(id)).data?.password ?? ''
      expect(second).not.toBe(first)
      expect(await signInWith(account, second)).toMatchObject({ code: 0 })
    })

    it('never by the same person twice', async () => {
      const id = await created()
      await portal.db.updateTable('person').set({ password_asked_by: 'demo-sec92' }).where('id', '=', id).execute()
      expect(await textOf(issue(id))).toBe(TEXTS.samePerson)
    })

    it('unless nobody could hand out another', async () => {
      expect(await textOf(act(contract.askPasswordReset, 'demo-sec92'))).toBe(TEXTS.lastOfficer)
      expect(await textOf(act(contract.askPasswordReset, 'demo-sys91'))).toBe(TEXTS.self)
    })
  })

  describe('have posts', () => {
    const save = (args: Partial<CallArgs<typeof contract.savePost>> & { personId: string }) =>
      portal.ask(contract.savePost, { orgId: labour.id, deptId: '', ...args }, system)
    const remove = (postId: string) => portal.ask(contract.removePost, { postId }, system)

    it('one in an organisation, without any right at first', async () => {
      const id = await created()
      const deptId = await departmentOf(labour.id)
      expect(await save({ personId: id, deptId })).toMatchObject({ code: 0 })
      expect(await textOf(save({ personId: id, deptId }))).toBe(TEXTS.postTwice)
      const post = (await read(id)).posts.find(({ orgId }) => orgId === labour.id)
      expect(post).toMatchObject({ roles: [], orgName: labour.name })
      expect(await remove(post?.postId ?? '')).toMatchObject({ code: 0 })
      expect((await read(id)).posts).toHaveLength(1)
      expect((await audited(id)).map(({ action }) => action)).toEqual(['createAccount', 'savePost', 'removePost'])
    })

    it('that are moved inside their organisation only, and are those of the person', async () => {
      const id = await created()
      const postId = await postOf(id)
      const deptId = await departmentOf(labour.id)
      expect((await save({ personId: id, postId, deptId })).code).toBe(errors.notFound.code)
      const { departments } = await portal.answerTo(contract.accountChoices, { orgId: bureau.id }, system)
      const other = departments.at(-1)?.deptId ?? ''
      await save({ personId: id, postId, orgId: bureau.id, deptId: other, positionName: '科长' })
      expect((await read(id)).posts).toMatchObject([{ postId, deptId: other, positionName: '科长' }])
      expect((await save({ personId: 'demo-zs05', postId, orgId: bureau.id, deptId: other })).code).toBe(
        errors.notFound.code,
      )
    })

    it('that do nothing after a move until the security officer agrees again, unless they are an officer’s', async () => {
      const { departments } = await portal.answerTo(contract.accountChoices, { orgId: bureau.id }, system)
      const other = departments.at(-1)?.deptId ?? ''
      const move = async (personId: string, deptId: string) => {
        const args = { personId, postId: await postOf(personId), orgId: bureau.id, deptId }
        expect(await save(args)).toMatchObject({ code: 0 })
      }
      const id = await created()
      await giveRoles(id, ['R06'])
      const [here = ''] = (await read(id)).posts.map(({ deptId }) => deptId)
      await move(id, here)
      expect((await read(id)).posts).toMatchObject([{ roles: ['R06'], proposals: [] }])
      await setRoles(id, ['R06', 'R01'])
      await move(id, other)
      expect((await read(id)).posts[0]?.roles).toEqual([])
      expect(await proposalsOf(id)).toMatchObject([
        { roleCode: 'R01', by: '吕乙霖', reason: '岗位调整部门' },
        { roleCode: 'R06', by: '吕乙霖', mayAgree: '1' },
      ])
      expect(await textOf(agree(id, system))).toBe(TEXTS.proposedSelf)
      expect(await agree(id)).toMatchObject({ code: 0 })
      expect((await read(id)).posts[0]?.roles).toEqual(['R01', 'R06'])
      const officer = await created()
      await giveRoles(officer, ['R93'])
      await move(officer, other)
      expect((await read(officer)).posts[0]?.roles).toEqual(['R93'])
    })

    it('that stay where something waits, or where it is the only one', async () => {
      const { posts, work } = await read('demo-zs05')
      expect(work.todos).toBeGreaterThan(0)
      const [{ postId } = { postId: '' }] = posts
      expect(await textOf(remove(postId))).toBe(TEXTS.lastPost)
      await save({ personId: 'demo-zs05', deptId: await departmentOf(labour.id) })
      expect(await textOf(remove(postId))).toMatch(/请先办理离岗移交$/)
    })
  })

  describe('have roles', () => {
    it('that exist, and are not those of an officer besides others', async () => {
      const id = await created()
      expect(await textOf(setRoles(id, ['R06', 'nobody']))).toBe(TEXTS.roleUnknown)
      expect(await textOf(setRoles(id, ['R06', 'R91']))).toBe(TEXTS.officerAlone)
      expect(await setRoles(id, ['R93'])).toMatchObject({ code: 0 })
      expect(await setRoles(id, [])).toMatchObject({ code: 0 })
    })

    it('not by oneself, and not so that an officer is lacking', async () => {
      expect(await textOf(setRoles('demo-sec92', ['R92']))).toBe(TEXTS.self)
      expect(await textOf(setRoles('demo-aud93', []))).toBe(TEXTS.lastOfficer)
      expect(await textOf(setRoles('demo-sys91', []))).toBe(TEXTS.lastOfficer)
    })

    it('once another officer agrees, who is not the person and had them shown', async () => {
      const id = await created()
      await setRoles(id, ['R06'])
      expect((await read(id)).posts[0]?.roles).toEqual([])
      expect(await proposalsOf(id)).toMatchObject([{ roleName: '信访经办人', by: '施丙云', mayAgree: '0' }])
      expect(await textOf(agree(id))).toBe(TEXTS.proposedSelf)
      const shown = (await proposalsOf(id, system)).map(({ id: each }) => each)
      await setRoles(id, [])
      await setRoles(id, ['R06'])
      expect(await textOf(portal.ask(contract.agreeRoles, { ids: shown }, system))).toBe(TEXTS.proposalGone)
      expect(await agree(id, system)).toMatchObject({ code: 0 })
      expect((await read(id)).posts[0]?.roles).toEqual(['R06'])
      expect((await audited(id)).at(-1)).toEqual({
        action: 'agreeRoles',
        person_id: 'demo-sys91',
        before: '{"roles":[]}',
        after: expect.stringMatching(/^{"roles":\["R06"\],"given":\[{"post":.*"proposers":\["demo-sec92"\]}$/),
      })
    })

    it('not by two of whom neither is the security officer', async () => {
      const [id, second] = [await created(), await created()]
      await giveRoles(second, ['R91'])
      await setRoles(id, ['R06'], system)
      await portal.db.updateTable('post_role_proposal').set({ proposed_by: second }).execute()
      expect(await textOf(agree(id, system))).toBe(TEXTS.securityAgrees)
      await setRoles(id, [])
    })

    it('that the security officer alone takes', async () => {
      const id = await created()
      await giveRoles(id, ['R06'])
      expect(await textOf(setRoles(id, [], system))).toBe(TEXTS.takenBySecurity)
    })

    it('that count from the next call on', async () => {
      const token = { token: await portal.signInAs('zs06') }
      const { roles = [] } = (await read('demo-zs06')).posts[0] ?? {}
      await setRoles('demo-zs06', [])
      await giveRoles('demo-zs06', ['R91'])
      expect(await portal.ask(contract.managedAccounts, {}, token)).toMatchObject({ code: 0 })
      await setRoles('demo-zs06', [])
      expect(await portal.ask(contract.managedAccounts, {}, token)).toMatchObject({ code: errors.forbidden.code })
      await giveRoles('demo-zs06', roles)
    })
  })

  describe('are closed', () => {
    it('once nothing is left to be done, and come back', async () => {
      expect(await textOf(act(contract.closeAccount, 'demo-zs05'))).toMatch(/离岗移交$/)
      const id = await created()
      expect(await act(contract.closeAccount, id)).toMatchObject({ code: 0 })
      expect(await read(id)).toMatchObject({ state: 'closed' })
      expect(await textOf(act(contract.closeAccount, id))).toBe(TEXTS.closedAlready)
      expect(await textOf(issue(id))).toBe(TEXTS.closed)
      expect(await act(contract.reopenAccount, id)).toMatchObject({ code: 0 })
      expect(await textOf(act(contract.reopenAccount, id))).toBe(TEXTS.openAlready)
    })

    it('and come back without rights and a password, until the security officer agrees again', async () => {
      const id = await created()
      await giveRoles(id, ['R06'])
      const { password } = (await issue(id)).data ?? { password: '' }
      const { account } = await read(id)
      await act(contract.closeAccount, id)
      await act(contract.reopenAccount, id)
      expect(await read(id)).toMatchObject({ state: 'pending', awaitsPassword: '1', posts: [{ roles: [] }] })
      expect((await signInWith(account, password)).code).not.toBe(0)
      expect(await textOf(agree(id, system))).toBe(TEXTS.proposedSelf)
      const answer = await portal.ask(contract.activateAccounts, { personIds: [id] }, security)
      expect(answer).toMatchObject({ code: 0, data: { list: [{ roleNames: ['信访经办人'] }] } })
      expect(await read(id)).toMatchObject({ state: 'active', posts: [{ roles: ['R06'] }] })
    })

    it('never one’s own, and never the last officer', async () => {
      expect(await textOf(act(contract.closeAccount, 'demo-sys91'))).toBe(TEXTS.self)
      expect(await textOf(act(contract.closeAccount, 'demo-aud93'))).toBe(TEXTS.lastOfficer)
      expect((await act(contract.closeAccount, 'none')).code).toBe(errors.notFound.code)
    })
  })

  it('sleep after a while, are found so, and are woken', async () => {
    const id = await created()
    await giveRoles(id, ['R06'])
    await issue(id)
    const { dormantDays } = portal.services.config.signIn
    const long = new Date(Date.now() - (dormantDays + 1) * DAY_MS)
    await portal.db.updateTable('person').set({ last_sign_in_at: long }).where('id', '=', id).execute()
    const { account } = await read(id)
    expect((await list({ state: 'dormant' })).list.map(each => each.account)).toContain(account)
    await act(contract.wakeAccount, id, security)
    expect((await list({ state: 'dormant' })).list.map(each => each.account)).not.toContain(account)
  })

  it('are signed out and unlocked', async () => {
    const token = { token: await portal.signInAs('zs09') }
    expect((await read('demo-zs09')).sessions).toBeGreaterThan(0)
    expect(await act(contract.signOutAccount, 'demo-zs09', security)).toMatchObject({ code: 0 })
    expect(await portal.ask(contract.managedAccounts, {}, token)).toMatchObject({ code: -1 })
    await signInWith('zs09', 'wrong-password-1')
    expect((await read('demo-zs09')).failures).toBe(1)
    await act(contract.unlockAccount, 'demo-zs09', security)
    expect((await read('demo-zs09')).failures).toBe(0)
  })

  it('are found by name, organisation and role', async () => {
    const { list: found } = await list({ orgId: bureau.id, roleCode: 'R07' })
    expect(found.length).toBeGreaterThan(0)
    for (const { posts } of found) expect(posts.join()).toContain('临江省信访局')
    expect((await list({ name: 'zs05' })).list).toMatchObject([{ account: 'zs05', state: 'active' }])
    for (const name of ['%', "' or 1=1 --", '\\']) expect((await list({ name })).total).toBe(0)
  })
})
