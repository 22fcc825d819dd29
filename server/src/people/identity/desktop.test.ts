import { desktop, homePath } from '@portal/shared-lib/contract/identity'
import { createNode, createPerson, createRole } from '../../../test/factories'
import { usePortal } from '../../../test/portal'
import { findCaller } from './find-caller'

interface Node {
  readonly url: string
  readonly list: readonly Node[]
}

const urls = (tree: readonly Node[]): unknown[] =>
  tree.map(({ url, list }) => (list.length > 0 ? [url, urls(list)] : url))

describe('The desktop', () => {
  const portal = usePortal()

  const parameters = (kind: string, more: object = {}) => JSON.stringify({ kind, ...more })

  async function signInWithRoles(roles: string[]) {
    const { account } = await createPerson(portal.db, { roles })
    return portal.signInAs(account)
  }

  async function createTree() {
    const node = (id: string, sort_no: number, parent_id: string | null, custom_parameters: string) =>
      createNode(portal.db, { id, url: id, fun_name: `名${id}`, sort_no, parent_id, custom_parameters })
    await node('tjfx', 1, null, parameters('block'))
    await node('ywbl', 2, null, parameters('block'))
    await node('toDoManage', 10, null, parameters('menu', { block: 'ywbl' }))
    await node('personalToDo', 2, 'toDoManage', parameters('page', { counter: 'personal' }))
    await node('leaderApproval', 1, 'toDoManage', parameters('page'))
    await node('bl:sign', 1, 'leaderApproval', parameters('button'))
    await node('kanban', 5, null, parameters('menu', { block: 'tjfx' }))
    await node('departWsxfTab', 90, null, parameters('key'))
    await createRole(portal.db, 'leader', [{ id: 'bl:sign' }, { id: 'departWsxfTab' }])
    await createRole(portal.db, 'clerk', [{ id: 'personalToDo' }])
    await createRole(portal.db, 'chief', [{ id: 'kanban' }])
  }

  beforeAll(createTree)

  it('is for those with a session', async () => {
    expect(await portal.ask(desktop, {})).toMatchObject({ code: -1 })
  })

  it('tells who the user is', async () => {
    const { id, account, organisationId } = await createPerson(portal.db, { user_name: '林知远' })
    const answer = await portal.answerTo(desktop, {}, { token: await portal.signInAs(account) })
    expect(answer).toEqual({
      userId: id,
      userName: '林知远',
      regionCode: '990102000000',
      regionName: '城中区',
      deptId: `${organisationId}-dept`,
      deptName: '办信科',
      orgId: organisationId,
      orgCode: organisationId,
      orgName: `单位${organisationId}`,
      isPetition: '0',
      subLevelCode: '3',
      switchUser: '0',
      seesCases: '1',
      looks: null,
      afterAction: null,
      permissionList: [],
      topMenu: [],
    })
  })

  it('tells officers of the platform that they see no case', async () => {
    await createRole(portal.db, 'R93', [{ id: 'kanban' }])
    const token = await signInWithRoles(['R93'])
    expect(await portal.answerTo(desktop, {}, { token })).toMatchObject({ seesCases: '0' })
  })

  it('has what the roles give and all above it, in order, and blocks in the top menu only', async () => {
    const token = await signInWithRoles(['clerk', 'leader', 'chief'])
    const { permissionList, topMenu } = await portal.answerTo(desktop, {}, { token })
    expect(urls(permissionList)).toEqual([
      'kanban',
      ['toDoManage', [['leaderApproval', ['bl:sign']], 'personalToDo']],
      'departWsxfTab',
    ])
    expect(topMenu).toEqual([
      { code: 'tjfx', resourceName: '名tjfx' },
      { code: 'ywbl', resourceName: '名ywbl' },
    ])
  })

  it('leaves out what no role gives', async () => {
    const { permissionList, topMenu } = await portal.answerTo(desktop, {}, { token: await signInWithRoles(['clerk']) })
    expect(permissionList).toMatchObject([{ url: 'toDoManage', list: [{ url: 'personalToDo', list: [] }] }])
    expect(topMenu).toEqual([{ code: 'ywbl', resourceName: '名ywbl' }])
  })

  it('gives the caller the same as urls: pages below their menu, all else bare', async () => {
    const caller = await findCaller(portal.services, await signInWithRoles(['leader', 'clerk']))
    expect([...(caller?.permissions ?? [])].sort()).toEqual([
      'bl:sign',
      'departWsxfTab',
      'toDoManage',
      'toDoManage/leaderApproval',
      'toDoManage/personalToDo',
    ])
  })

  it('follows a change of rights', async () => {
    const token = await signInWithRoles(['clerk'])
    await portal.answerTo(desktop, {}, { token })
    await portal.db.insertInto('role_permission').values({ role_code: 'clerk', node_id: 'kanban' }).execute()
    portal.clock.advance({ seconds: 11 })
    expect((await portal.answerTo(desktop, {}, { token })).topMenu).toHaveLength(2)
  })

  it('is beside the home path of the post', async () => {
    const { account } = await createPerson(portal.db, { homePath: '/home/homeStaff' })
    expect(await portal.answerTo(homePath, {}, { token: await portal.signInAs(account) })).toBe('/home/homeStaff')
  })
})
