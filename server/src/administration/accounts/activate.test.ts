import * as contract from '@portal/shared-lib/contract/accounts'
import { errors } from '@portal/shared-lib/contract/errors'
import { signIn } from '@portal/shared-lib/contract/identity'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

const bureau = getOrganisation('临江省信访局')

describe('Accounts with proposed roles', () => {
  const portal = usePortal({ database: 'demo' })
  let system: { token: string }
  let security: { token: string }
  let made = 0

  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
  })

  /** A new account, with roles proposed for its post. */
  async function propose(...roles: string[]): Promise<{ personId: string; account: string }> {
    made += 1
    const account = `plan${made}`
    const { departments } = await portal.answerTo(contract.accountChoices, { orgId: bureau.id }, system)
    const place = { orgId: bureau.id, deptId: departments[0]?.deptId ?? '', positionName: '科员' }
    const who = { account, userName: `拟${made}`, telephone: `1380000${1000 + made}`, phoneNum: '' }
    const personId = await portal.answerTo(contract.createAccount, { ...who, ...place }, system)
    const { posts } = await portal.answerTo(contract.managedAccount, { personId }, system)
    for (const role_code of roles)
      await portal.db
        .insertInto('post_role_proposal')
        .values({ post_id: posts[0]?.postId ?? '', role_code, data_scope: 'DEPT' })
        .execute()
    return { personId, account }
  }
  const activate = (people: { personId: string }[], who = security) =>
    portal.ask(contract.activateAccounts, { personIds: people.map(({ personId }) => personId) }, who)
  const find = async (account: string) =>
    (await portal.answerTo(contract.managedAccounts, { name: account }, security)).list[0]

  it('are activated by the security officer alone', async () => {
    const person = await propose('R01')
    for (const account of ['sys91', 'aud93', 'zs07']) {
      const other = { token: await portal.signInAs(account) }
      expect(await activate([person], other)).toMatchObject({ code: errors.forbidden.code })
    }
    expect(await find(person.account)).toMatchObject({ state: 'pending', roleNames: [] })
  })

  it('show their roles beforehand, get them, and a password each that has to be changed', async () => {
    const people = [await propose('R01', 'R06'), await propose('R12')]
    expect(await find(people[0]?.account ?? '')).toMatchObject({
      proposedRoleNames: expect.arrayContaining(['来信登记员（本部门）', '信访经办人（本部门）']),
    })
    const { list } = (await activate(people)).data ?? { list: [] }
    expect(list.map(({ account }) => account).sort()).toEqual(people.map(({ account }) => account))
    for (const { account: username, password } of list) {
      const entered = await portal.ask(signIn, { username, password, organisationId: bureau.id })
      expect(entered).toMatchObject({ code: 0, data: { forceUpdate: '1' } })
      expect(await find(username)).toMatchObject({ state: 'active', proposedRoleNames: [] })
    }
    const given = portal.db
      .selectFrom('post_role')
      .innerJoin('post', 'post.id', 'post_id')
      .where('person_id', '=', people[0]?.personId ?? '')
      .orderBy('role_code')
      .select(['role_code', 'post_role.data_scope'])
    expect(await given.execute()).toEqual([
      { role_code: 'R01', data_scope: 'DEPT' },
      { role_code: 'R06', data_scope: 'DEPT' },
    ])
    const kept = await portal.db.selectFrom('answered_request').selectAll().execute()
    const audited = await portal.db.selectFrom('audit').where('action', '=', 'activateAccount').selectAll().execute()
    expect(audited.map(({ person_id }) => person_id)).toEqual(['demo-sec92', 'demo-sec92'])
    for (const { password } of list) expect(JSON.stringify([kept, audited])).not.toContain(password)
  })

  it.each<[string, () => Promise<{ personId: string }[]>]>([
    [TEXTS.nobody, async () => []],
    [TEXTS.tooMany, async () => Array.from({ length: 101 }, () => ({ personId: 'x' }))],
    [TEXTS.notPending('赵甲禾'), async () => [{ personId: 'demo-zs01' }]],
    [TEXTS.self, async () => [{ personId: 'demo-sec92' }]],
    [TEXTS.officerAlone, async () => [await propose('R91', 'R06')]],
    ['人员不存在或您无权查看', async () => [{ personId: "x' or 1=1" }]],
  ])('are refused: %s', async (text, people) => {
    expect((await activate(await people())).message).toBe(text)
  })

  it('are activated all or none', async () => {
    const [one, none] = [await propose('R01'), await propose()]
    expect((await activate([one, none])).message).toMatch(/没有拟授予的角色/)
    expect(await find(one.account)).toMatchObject({
      state: 'pending',
      roleNames: [],
      proposedRoleNames: ['来信登记员（本部门）'],
    })
  })

  it('are activated once, though two ask at once', async () => {
    const person = await propose('R01')
    const codes = (await Promise.all([activate([person]), activate([person])])).map(({ code }) => code === 0)
    expect(codes.sort()).toEqual([false, true])
  })
})
