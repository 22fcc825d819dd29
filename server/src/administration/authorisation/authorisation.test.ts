import { managedAccounts } from '@portal/shared-lib/contract/accounts'
import * as contract from '@portal/shared-lib/contract/authorisation'
import { errors } from '@portal/shared-lib/contract/errors'
import type { CallArgs } from '@portal/shared-lib/contract/form'
import { desktop } from '@portal/shared-lib/contract/identity'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { REASON_MAX, RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { usePortal } from '../../../test/portal'

const TREE = 'menu:knowledgeTree'
const REASON = '试点调整'

describe('The rights of roles', () => {
  const portal = usePortal({ database: 'demo' })
  let system: { token: string }
  let security: { token: string }

  beforeAll(async () => {
    system = { token: await portal.signInAs('sys91') }
    security = { token: await portal.signInAs('sec92') }
  })

  const matrix = (who = security) => portal.answerTo(contract.rightsMatrix, {}, who)
  const change = (args: Partial<CallArgs<typeof contract.changeRights>>, who = security) =>
    portal.ask(contract.changeRights, { roleCode: 'R06', reason: REASON, ...args }, who)
  const nodeOf = async (nodeId: string) => (await matrix()).nodes.find(node => node.nodeId === nodeId)
  const waiting = async (who = security) => (await matrix(who)).proposals
  const agree = async (who = system) =>
    portal.ask(contract.agreeRights, { ids: (await waiting()).map(({ id }) => id) }, who)
  const permissions = async (token: string) =>
    JSON.stringify((await portal.answerTo(desktop, {}, { token })).permissionList)

  it.each(['zs07', 'aud93', 'zs06'])('are nothing to %s', async account => {
    const who = { token: await portal.signInAs(account) }
    for (const response of [
      await portal.ask(contract.rightsMatrix, {}, who),
      await portal.ask(contract.previewRights, { roleCode: 'R06', take: [TREE] }, who),
      await change({ take: [TREE] }, who),
      await portal.ask(contract.agreeRights, { ids: [crypto.randomUUID()] }, who),
      await portal.ask(contract.declineRights, { ids: [crypto.randomUUID()] }, who),
    ])
      expect(response).toMatchObject({ code: errors.forbidden.code })
  })

  it('are not changed by the system’s officer', async () => {
    expect(await change({ take: [TREE] }, system)).toMatchObject({ code: errors.forbidden.code })
  })

  it.each<[string, Partial<CallArgs<typeof contract.changeRights>>]>([
    [TEXTS.nothing, {}],
    [TEXTS.reason, { take: [TREE], reason: ' ' }],
    [TEXTS.reason, { take: [TREE], reason: '因'.repeat(REASON_MAX + 1) }],
    [TEXTS.unknownNode, { take: ["x'; --"] }],
    [TEXTS.unknownNode, { give: ['block:xtgl'] }],
    [TEXTS.reserved, { give: ['menu:sys/user'] }],
    [TEXTS.reserved, { give: ['menu:sys/user/sys:grant'] }],
    [TEXTS.fixedRole, { roleCode: 'R92', take: [TREE] }],
    [TEXTS.fixedRole, { roleCode: 'R93', give: ['menu:toDoManage/departToDo'] }],
  ])('are not changed where %s', async (text, args) => {
    expect(await change(args)).toMatchObject({ message: text })
  })

  it('are not those of a role that does not exist', async () => {
    expect(await change({ roleCode: 'R99', take: [TREE] })).toMatchObject({ code: errors.notFound.code })
  })

  it('are as delivered, with the people of each role', async () => {
    const { roles, nodes } = await matrix(system)
    expect(roles.find(({ roleCode }) => roleCode === 'R92')).toMatchObject({ people: 1, isFixed: '1' })
    expect(nodes.filter(({ roles, delivered }) => String(roles) !== String(delivered))).toEqual([])
    expect(nodes.find(({ nodeId }) => nodeId === 'menu:sys/user/sys:grant')).toMatchObject({
      name: '授予角色',
      depth: 3,
      isReserved: '1',
      roles: ['R92'],
    })
  })

  it('are taken at once, after it was told whom that concerns, and stand in the audit', async () => {
    const token = await portal.signInAs('zs05')
    const { people, losses, gains } = await portal.answerTo(
      contract.previewRights,
      { roleCode: 'R06', take: [TREE] },
      security,
    )
    expect({ people, losses, gains }).toEqual({ people: await holdersAlone(), losses: ['知识树'], gains: [] })
    const had = await permissions(token)
    expect(had).toContain('knowledgeTree')
    await change({ take: [TREE] })
    expect(await permissions(token)).not.toContain('knowledgeTree')
    const audit = portal.db.selectFrom('audit').where('action', '=', 'changeRights').select(['person_id', 'object_id'])
    expect(await audit.select(['before', 'after']).executeTakeFirst()).toEqual({
      person_id: 'demo-sec92',
      object_id: 'R06',
      before: JSON.stringify({ granted: [TREE] }),
      after: JSON.stringify({ taken: [TREE], proposed: [], reason: REASON }),
    })
  })

  /** People in use of whom no post has another role with it: every role has the knowledge tree as delivered. */
  async function holdersAlone() {
    const found = await portal.db
      .selectFrom('person')
      .where('in_use', '=', true)
      .innerJoin('post', 'post.person_id', 'person.id')
      .innerJoin('post_role', 'post_role.post_id', 'post.id')
      .where('role_code', '=', 'R06')
      .where(eb =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('post_role as other')
              .whereRef('other.post_id', '=', 'post.id')
              .where('other.role_code', '<>', 'R06')
              .select('other.post_id'),
          ),
        ),
      )
      .select('person.id')
      .distinct()
      .execute()
    return found.length
  }

  it('are given once another officer agrees', async () => {
    const token = await portal.signInAs('zs05')
    expect(await change({ give: [TREE] })).toMatchObject({ code: 0 })
    expect(await permissions(token)).not.toContain('knowledgeTree')
    expect(await waiting()).toMatchObject([
      { roleCode: 'R06', nodeId: TREE, by: '施丙云', mayAgree: '0', reason: REASON },
    ])
    expect(await agree(security)).toMatchObject({ message: ACCOUNT_TEXTS.proposedSelf })
    expect(await waiting(system)).toMatchObject([{ mayAgree: '1' }])
    expect(await agree()).toMatchObject({ code: 0 })
    expect(await permissions(token)).toContain('knowledgeTree')
    expect(await waiting()).toEqual([])
    expect((await nodeOf(TREE))?.roles).toContain('R06')
  })

  it('are not given by what was declined, or proposed anew', async () => {
    await change({ take: [TREE] })
    await change({ give: [TREE] })
    const ids = (await waiting()).map(({ id }) => id)
    await change({ give: [TREE] })
    for (const call of [contract.agreeRights, contract.declineRights])
      expect(await portal.ask(call, { ids }, system)).toMatchObject({ message: ACCOUNT_TEXTS.proposalGone })
    const anew = (await waiting()).map(({ id }) => id)
    expect(await portal.ask(contract.declineRights, { ids: anew }, system)).toMatchObject({ code: 0 })
    expect(await agree(system)).toMatchObject({ message: ACCOUNT_TEXTS.proposalGone })
    expect((await nodeOf(TREE))?.roles).not.toContain('R06')
    await change({ give: [TREE] })
    await agree()
  })

  it('of a page go with those below it', async () => {
    await change({ take: ['menu:toDoManage/personalToDo'] })
    const { nodes } = await matrix()
    const left = nodes.filter(({ nodeId }) => nodeId.startsWith('menu:toDoManage/personalToDo'))
    expect(left.length).toBeGreaterThan(1)
    expect(left.filter(({ roles }) => roles.includes('R06'))).toEqual([])
  })

  it('leave the officers their pages', async () => {
    expect(await portal.ask(managedAccounts, {}, system)).toMatchObject({ code: 0 })
  })
})
