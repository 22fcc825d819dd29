import { onNotice } from '@portal/shared-lib'
import * as accounts from '@portal/shared-lib/contract/accounts'
import * as contract from '@portal/shared-lib/contract/authorisation'
import { RIGHTS_TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import * as scopes from '@portal/shared-lib/contract/scopes'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'
import { matrixFile } from './compared'

const PROPOSAL = '00000000-0000-4000-8000-000000000001'
const node = (nodeId: string, name: string, depth: number, more: object = {}) => ({
  nodeId,
  name,
  kind: depth === 0 ? 'block' : 'page',
  depth,
  isReserved: '0' as const,
  roles: [],
  delivered: [],
  ...more,
})

const matrix = {
  roles: [
    { roleCode: 'R06', roleName: '信访经办人', people: 5, isFixed: '0' as const },
    { roleCode: 'R92', roleName: '安全保密管理员', people: 1, isFixed: '1' as const },
  ],
  nodes: [
    node('block:zsk', '知识库', 0),
    node('menu:a', '知识树', 1, { roles: ['R06'], delivered: ['R06'] }),
    node('menu:a/b', '收藏', 2, { roles: ['R06'], delivered: ['R06'] }),
    node('menu:c', '智慧搜索', 1, { delivered: ['R06'] }),
    node('menu:sys', '=授权', 1, { isReserved: '1', roles: ['R92'], delivered: ['R92'] }),
  ],
  proposals: [
    {
      id: PROPOSAL,
      roleCode: 'R06',
      nodeId: 'menu:c',
      reason: '试点',
      by: '施丙云',
      at: '2026-11-25 10:00:00',
      mayAgree: '1' as const,
    },
  ],
}

const POST = {
  postId: 'g1',
  account: 'zs05',
  userName: '周戊汀',
  orgName: '临江省信访局',
  deptName: '来信处',
  held: [{ roleCode: 'R06', roleName: '信访经办人', scope: 'ORG' as const, usual: 'ORG' as const }],
  listed: [],
  proposals: [
    {
      id: PROPOSAL,
      roleCode: 'R06',
      roleName: '信访经办人',
      isHeld: '1' as const,
      scope: 'LIST' as const,
      listed: [{ orgId: 'o2', name: '安澜市信访局' }],
      reason: '分工调整',
      by: '施丙云',
      at: '2026-11-25 10:00:00',
      mayAgree: '1' as const,
    },
  ],
}

async function open(permissions: string[], path = '/sys/authorisation') {
  const server = fakeServer([
    fake(contract.rightsMatrix, () => matrix),
    fake(contract.previewRights, () => ({ people: 5, gains: ['智慧搜索'], losses: ['知识树', '知识树 / 收藏'] })),
    fake(contract.changeRights, () => null),
    fake(contract.agreeRights, () => null),
    fake(contract.declineRights, () => null),
    fake(contract.postDelegations, () => ({
      list: [
        {
          id: '7',
          reason: '出差',
          by: '施丙云',
          at: '2026-11-25 10:00:00',
          mayAgree: '1' as const,
          holderName: '吴己莲',
          orgName: '临江省信访局',
          deptName: '来信处',
          roleNames: ['信访部门处(科)长'],
          toName: '周戊汀',
          fromAt: '2026-11-25 00:00:00',
          untilAt: '2026-11-28 00:00:00',
          waits: '1' as const,
        },
      ],
    })),
    fake(scopes.postScopes, () => ({ total: 1, list: [POST] })),
    fake(accounts.agreeRoles, () => null),
    fake(contract.delegatePost, () => null),
    fake(contract.agreeDelegation, () => null),
    fake(contract.endDelegation, () => null),
    fake(contract.whoSees, ({ args: { account } }) => ({
      isWalled: '1' as const,
      total: 1,
      list: [
        {
          key: 'k1',
          account: 'zs05',
          userName: '周戊汀',
          orgName: '临江省信访局',
          deptName: '来信处',
          holderName: '郑庚榆',
          reasons: [{ roleName: '信访经办人', scope: 'ORG' as const, reach: 'org' as const }],
        },
      ],
      person: account === '' ? null : { userName: '吴己莲', verdict: 'wall' as const, reasons: [] },
    })),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(['sys/authorisation', ...permissions]) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

describe('授权管理', () => {
  let page: Awaited<ReturnType<typeof open>>
  let told: string[] = []
  let stop = () => {}
  beforeEach(() => {
    told = []
    stop = onNotice(({ text }) => told.push(text))
  })
  afterEach(async () => {
    stop()
    await page.close()
  })

  it('shows what differs from what was delivered, alone where that is asked for', async () => {
    page = await open(['sys:right', 'sys:agree'])
    const table = within(await screen.findByRole('table'))
    expect(table.getByTitle('无（已收回）')).toHaveTextContent('收')
    await userEvent.click(screen.getByLabelText('只看与初始设置不同的'))
    expect(table.queryByText('知识树')).toBeNull()
    expect(table.getByText('智慧搜索')).toBeVisible()
  })

  it('changes a role after it has shown whom that concerns, with a reason', async () => {
    page = await open(['sys:right', 'sys:agree'])
    await userEvent.click(await screen.findByRole('button', { name: '信访经办人' }))
    const dialog = within(await screen.findByRole('dialog', { name: '变更信访经办人的权限' }))
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(RIGHTS_TEXTS.nothing)
    expect(dialog.getByLabelText('=授权（管理员专用）')).toBeDisabled()
    await userEvent.click(dialog.getByLabelText('知识树'))
    expect(dialog.getByLabelText('收藏')).not.toBeChecked()
    await userEvent.click(dialog.getByLabelText('智慧搜索'))
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(await dialog.findByText('5人')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '确认变更' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(RIGHTS_TEXTS.reason)
    await userEvent.type(dialog.getByLabelText('变更理由'), '试点')
    await userEvent.click(dialog.getByRole('button', { name: '确认变更' }))
    await waitFor(() => expect(told).toEqual(['已提出，新授予的权限待另一名管理员同意后生效']))
    expect(page.sent(contract.changeRights)).toEqual([
      { roleCode: 'R06', give: ['menu:c'], take: ['menu:a', 'menu:a/b'], reason: '试点' },
    ])
  })

  it('lets another officer agree, who changes nothing', async () => {
    page = await open(['sys:agree'], '/sys/authorisation?tab=waiting')
    await userEvent.click(await screen.findByRole('button', { name: '同意授予信访经办人智慧搜索' }))
    await waitFor(() => expect(told).toEqual(['权限已授予']))
    expect(page.sent(contract.agreeRights)).toEqual([{ ids: [PROPOSAL] }])
    await userEvent.click(screen.getByRole('button', { name: '不同意授予信访经办人智慧搜索' }))
    await waitFor(() => expect(page.sent(contract.declineRights)).toEqual([{ ids: [PROPOSAL] }]))
    await userEvent.click(screen.getByRole('tab', { name: '角色权限' }))
    expect(screen.queryByRole('button', { name: '信访经办人' })).toBeNull()
  })

  it('tells who sees a petition and why, and why somebody does not', async () => {
    page = await open(['sys:right'], '/sys/authorisation?tab=who')
    await userEvent.click(await screen.findByRole('button', { name: /查\s?询/ }))
    expect(screen.getByRole('alert')).toHaveTextContent(RIGHTS_TEXTS.petitionNo)
    await userEvent.type(screen.getByLabelText('信访件编号'), 'LX1')
    await userEvent.type(screen.getByLabelText('登录账号（可不填）'), 'zs06')
    await userEvent.click(screen.getByRole('button', { name: /查\s?询/ }))
    expect(await screen.findByRole('status')).toHaveTextContent('吴己莲：不能查看：该件限定知悉范围，本人不在名单内')
    expect(await screen.findByText('周戊汀（代郑庚榆）')).toBeVisible()
    expect(screen.getByText('信访经办人，范围本单位，由该单位经办')).toBeVisible()
    expect(page.sent(contract.whoSees)).toEqual([{ petitionNo: 'LX1', account: 'zs06' }])
  })

  it('lists what posts reach, and lets another officer agree to another scope', async () => {
    page = await open(['sys:agree'], '/sys/authorisation?tab=scopes')
    const text = '信访经办人，数据范围变更为「指定单位：安澜市信访局」，理由：分工调整（施丙云提出，待同意）'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: '变更信访经办人的数据范围' })).toBeNull()
    await userEvent.click(screen.getByLabelText('只看另设范围或待同意的'))
    await waitFor(() => expect(page.sent(scopes.postScopes).at(-1)).toMatchObject({ otherwiseOnly: true }))
    await userEvent.click(await screen.findByRole('button', { name: '同意变更信访经办人的数据范围' }))
    await waitFor(() => expect(told).toEqual(['数据范围已变更']))
    expect(page.sent(accounts.agreeRoles)).toEqual([{ ids: [PROPOSAL] }])
  })

  it('lets another officer agree to a delegation, or end it', async () => {
    page = await open(['sys:agree'], '/sys/authorisation?tab=delegations')
    await userEvent.click(await screen.findByRole('button', { name: '同意吴己莲的岗位由周戊汀代办' }))
    await waitFor(() => expect(told).toEqual(['岗位委托已生效']))
    await userEvent.click(screen.getByRole('button', { name: '结束吴己莲的岗位由周戊汀代办' }))
    await waitFor(() => expect(page.sent(contract.endDelegation)).toEqual([{ id: '7' }]))
    expect(page.sent(contract.agreeDelegation)).toEqual([{ id: '7' }])
    expect(screen.queryByRole('button', { name: '新增委托' })).toBeNull()
  })

  it('proposes a delegation for some days, with a reason', async () => {
    page = await open(['sys:right'], '/sys/authorisation?tab=delegations')
    await userEvent.click(await screen.findByRole('button', { name: '新增委托' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新增岗位委托' }))
    await userEvent.click(dialog.getByRole('button', { name: '提出委托' }))
    expect((await dialog.findAllByText(RIGHTS_TEXTS.reason)).length).toBeGreaterThan(0)
    expect(page.sent(contract.delegatePost)).toEqual([])
  })

  it('becomes a table that no table program takes for formulas', async () => {
    page = await open([])
    const lines = matrixFile(matrix).split('\r\n')
    expect(lines[0]).toBe('\uFEFF"权限","编码","R06 信访经办人","R92 安全保密管理员"')
    expect(lines[3]).toBe('"智慧搜索","menu:c","无（已收回）","无"')
    expect(lines[4]).toBe(`"'=授权","menu:sys","无","有"`)
  })
})
