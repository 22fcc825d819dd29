import * as accounts from '@portal/shared-lib/contract/accounts'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { LISTED_MOST, REASON_MAX, RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import * as contract from '@portal/shared-lib/contract/scopes'
import { getOrganisation } from '../../../fixtures/demo/organisations/organisations'
import { usePortal } from '../../../test/portal'

const labour = getOrganisation('临江省人力资源和社会保障厅')
const REASON = '岗位分工调整'
const POST = 'demo-zs05-1'

describe('The data scope of a post', () => {
  const portal = usePortal({ database: 'demo' })
  let system: { token: string }
  let security: { token: string }
  let role = ''

  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
    const { posts } = await portal.answerTo(accounts.managedAccount, { personId: 'demo-zs05' }, security)
    role = posts[0]?.held.find(({ scope }) => scope === 'ORG')?.roleCode ?? ''
  })
  afterEach(async () => {
    await portal.db.deleteFrom('post_role_proposal').execute()
    await portal.db.updateTable('post_role').set({ data_scope: null }).where('post_id', '=', POST).execute()
  })

  type Args = Partial<CallArgs<typeof contract.proposeScope>>
  const propose = (more: Args = {}, who = security) =>
    portal.ask(
      contract.proposeScope,
      { postId: POST, roleCode: role, scope: 'REGION_TREE', reason: REASON, ...more },
      who,
    )
  const postOf = async (who = security) => {
    const { posts } = await portal.answerTo(accounts.managedAccount, { personId: 'demo-zs05' }, who)
    return posts[0] ?? { held: [], listed: [], proposals: [], roles: [], homePath: '' }
  }
  const scopeOf = async () => (await postOf()).held.find(({ roleCode }) => roleCode === role)?.scope
  const agree = async (who = system) =>
    portal.ask(accounts.agreeRoles, { ids: (await postOf()).proposals.map(({ id }) => id) }, who)

  it.each(['zs05', 'aud93', 'sys91'])('is not proposed by %s', async account => {
    const who = { token: await portal.signInAs(account) }
    expect(await propose({}, who)).toMatchObject({ code: errors.forbidden.code })
    const preview = { postId: POST, roleCode: role, scope: 'SELF' } as const
    expect(await portal.ask(contract.previewScope, preview, who)).toMatchObject({ code: errors.forbidden.code })
  })

  it.each<[string, Args]>([
    [TEXTS.reason, { reason: ' ' }],
    [TEXTS.reason, { reason: '因'.repeat(REASON_MAX + 1) }],
    [TEXTS.scopeUnknown, { scope: 'ALL' as 'ORG' }],
    [TEXTS.listedNone, { scope: 'LIST' }],
    [TEXTS.listedUnknown, { scope: 'LIST', orgIds: ["x' or 1=1 --"] }],
    [TEXTS.listedTooMany, { scope: 'LIST', orgIds: Array.from({ length: LISTED_MOST + 1 }, (_, at) => `o${at}`) }],
    [TEXTS.roleNotHeld, { roleCode: 'R15' }],
    [TEXTS.roleNotHeld, { roleCode: "R'06" }],
    [TEXTS.officerScope, { postId: 'demo-aud93-1', roleCode: 'R93' }],
    [TEXTS.bureauOnly, { postId: 'demo-rs12-1', roleCode: 'R12' }],
    [TEXTS.sameScope, { scope: '' }],
    [ACCOUNT_TEXTS.self, { postId: 'demo-sec92-1' }],
  ])('is not proposed where: %s', async (text, args) => {
    expect(await propose(args)).toMatchObject({ message: text })
    expect((await postOf()).proposals).toEqual([])
  })

  it('is not that of a post that does not exist', async () => {
    expect(await propose({ postId: 'none' })).toMatchObject({ code: errors.notFound.code })
  })

  it('shows what the post reaches before and after, and changes nothing', async () => {
    const preview = (scope: 'SELF' | 'REGION_TREE') =>
      portal.answerTo(contract.previewScope, { postId: POST, roleCode: role, scope }, security)
    const [less, more] = [await preview('SELF'), await preview('REGION_TREE')]
    expect(more.before).toBe(less.before)
    expect(less.after).toBeLessThanOrEqual(less.before)
    expect(more.after).toBeGreaterThan(more.before)
    expect(await scopeOf()).toBe('ORG')
    expect((await postOf()).proposals).toEqual([])
  })

  it('counts once another officer agrees, and is in the audit', async () => {
    expect(await propose({ scope: 'LIST', orgIds: [labour.id] })).toMatchObject({ code: 0 })
    expect(await scopeOf()).toBe('ORG')
    const [proposal] = (await postOf(system)).proposals
    const listed = [{ orgId: labour.id, name: labour.name }]
    expect(proposal).toMatchObject({ isHeld: '1', scope: 'LIST', listed, reason: REASON, by: '施丙云', mayAgree: '1' })
    expect((await agree(security)).message).toBe(ACCOUNT_TEXTS.proposedSelf)
    expect(await agree()).toMatchObject({ code: 0 })
    expect(await scopeOf()).toBe('LIST')
    expect((await postOf()).listed).toEqual(listed)
    const audited = await portal.db
      .selectFrom('audit')
      .where('object_id', '=', 'demo-zs05')
      .where('action', 'in', ['proposeScope', 'agreeRoles'])
      .orderBy('id')
      .select(['action', 'person_id', 'after'])
      .execute()
    expect(audited.slice(-2)).toEqual([
      { action: 'proposeScope', person_id: 'demo-sec92', after: expect.stringContaining(REASON) },
      { action: 'agreeRoles', person_id: 'demo-sys91', after: expect.stringContaining(`"listed":["${labour.id}"]`) },
    ])
    expect(await propose({ scope: '' })).toMatchObject({ code: 0 })
    await agree()
    expect(await scopeOf()).toBe('ORG')
  })

  it('stays proposed while roles are proposed, goes with the role, and is given up by either officer', async () => {
    await propose()
    const { roles, homePath } = await postOf()
    const set = (some: string[], who: typeof system) =>
      portal.ask(accounts.setRoles, { postId: POST, roles: some, homePath }, who)
    await set([...roles, 'R01', 'R17'], system)
    expect((await postOf()).proposals.map(({ roleCode }) => roleCode)).toContain(role)
    await set(
      roles.filter(each => each !== role),
      security,
    )
    expect((await postOf()).proposals.map(({ roleCode }) => roleCode)).not.toContain(role)
    await portal.db.insertInto('post_role').values({ post_id: POST, role_code: role }).execute()
    await propose()
    const [{ id } = { id: '' }] = (await postOf()).proposals
    expect(await portal.ask(contract.declineRoles, { ids: [id] }, system)).toMatchObject({ code: 0 })
    expect(await portal.ask(contract.declineRoles, { ids: [id] }, system)).toMatchObject({
      message: ACCOUNT_TEXTS.proposalGone,
    })
  })

  it('is given by no officer of another region', async () => {
    await propose()
    const away = getOrganisation('安澜市信访局')
    await portal.db.updateTable('post').set({ org_id: away.id }).where('id', '=', 'demo-sys91-1').execute()
    const other = { token: await portal.signInAs('sys91') }
    expect((await agree(other)).message).toBe(TEXTS.beyond)
  })

  it('is listed with what is proposed, by name, organisation, and where it is not the role’s', async () => {
    const list = (args: CallArgs<typeof contract.postScopes>) => portal.answerTo(contract.postScopes, args, security)
    expect((await list({ name: '%' })).total).toBe(0)
    expect((await list({ name: 'sec92' })).total).toBe(0)
    const found = await list({ name: 'zs05' })
    expect(found.list).toMatchObject([{ postId: POST, orgName: '临江省信访局' }])
    expect((await list({ name: 'zs05', otherwiseOnly: true })).total).toBe(0)
    await propose()
    expect((await list({ name: 'zs05', orgName: '信访局', otherwiseOnly: true })).total).toBe(1)
    const all = await list({})
    const second = await list({ pageNumber: 2 })
    expect(all.list).toHaveLength(30)
    expect(second.list[0]?.postId).not.toBe(all.list[0]?.postId)
  })
})
