import { onNotice } from '@portal/shared-lib'
import * as contract from '@portal/shared-lib/contract/accounts'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { RIGHTS_TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import * as scopes from '@portal/shared-lib/contract/scopes'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const AT = '2026-11-23 10:00:00'

const PROPOSAL = '00000000-0000-4000-8000-000000000001'

const row = {
  personId: 'p1',
  account: 'li01',
  userName: '李新',
  telephone: '13900001001',
  state: 'pending' as const,
  lastSignInAt: AT,
  posts: ['临江省信访局 来信处 科员'],
  roleNames: [],
  proposedRoleNames: [],
  signOn: '统一身份认证登录',
}

const imported = {
  ...row,
  personId: 'p9',
  account: 'zhou01',
  userName: '周新',
  proposedRoleNames: ['来信登记员', '信访经办人'],
}

const account = {
  ...row,
  phoneNum: '',
  awaitsPassword: '1' as const,
  passwordChangedAt: AT,
  sessions: 0,
  failures: 2,
  certificate: null,
  hasCodes: '0' as const,
  signOn: {
    isLocal: '0' as const,
    ties: [{ provider: 'gov', title: '统一身份认证登录', tiedAt: AT, usedAt: AT }],
  },
  work: { todos: 3, drafts: 0, leaderCases: 0 },
  posts: [
    {
      postId: 'g1',
      orgId: 'o1',
      orgName: '临江省信访局',
      deptId: 'd1',
      deptName: '来信处',
      positionName: '科员',
      homePath: '/home/index',
      roles: ['R01'],
      held: [{ roleCode: 'R01', roleName: '来信登记员', scope: 'ORG' as const, usual: 'ORG' as const }],
      listed: [],
      proposals: [
        {
          id: PROPOSAL,
          roleCode: 'R12',
          roleName: '责任单位经办人',
          isHeld: '0' as const,
          scope: 'DEPT' as const,
          listed: [],
          reason: '',
          by: '吕乙霖',
          at: AT,
          mayAgree: '1' as const,
        },
      ],
    },
  ],
  history: [{ at: AT, action: '新建账号', by: '吕乙霖' }],
}

async function open(permissions: string | string[], path = '/sys/user') {
  const server = fakeServer([
    fake(contract.managedAccounts, () => ({ total: 2, list: [row, imported] })),
    fake(contract.managedAccount, () => account),
    fake(contract.accountChoices, () => ({
      departments: [{ deptId: 'd1', deptName: '来信处' }],
      roles: [
        { roleCode: 'R01', roleName: '来信登记员' },
        { roleCode: 'R06', roleName: '信访经办人' },
        { roleCode: 'R12', roleName: '责任单位经办人' },
      ],
    })),
    fake(findOrganisations, () => [{ orgId: 'o1', name: '临江省信访局', regionName: '临江省' }]),
    fake(contract.createAccount, () => 'p2'),
    fake(contract.checkImport, ({ args: { rows } }) => ({
      problems: rows.flatMap(({ account }, at) => (account === 'bad' ? [{ row: at + 1, text: '登录账号有误' }] : [])),
    })),
    fake(contract.importAccounts, ({ args: { rows } }) => ({ made: rows.length })),
    fake(contract.activateAccounts, () => ({
      list: [
        { account: 'zhou01', userName: '周新', roleNames: ['来信登记员', '信访经办人'], password: 'xyZ45#abcD67e' },
      ],
    })),
    fake(contract.updateAccount, () => null),
    fake(contract.savePost, () => null),
    fake(contract.setRoles, () => null),
    fake(contract.agreeRoles, () => null),
    fake(scopes.declineRoles, () => null),
    fake(scopes.previewScope, () => ({ before: 3, after: 12 })),
    fake(scopes.proposeScope, () => null),
    fake(contract.askPasswordReset, () => null),
    fake(contract.untieAccount, () => null),
    fake(contract.issuePassword, () => ({ password: 'abC23#defG45h' })),
    fake(contract.closeAccount, () => {
      throw new FakeRefusal('rule', { text: ACCOUNT_TEXTS.work(3, 0, 0) })
    }),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(['sys/user', ...[permissions].flat()]) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const openFirst = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '李新（li01）' }))
  const dialog = within(await screen.findByRole('dialog', { name: '李新（li01）' }))
  await dialog.findByText('待激活，待发放密码')
  return dialog
}

describe('用户管理', () => {
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

  it('lists what the address asks for', async () => {
    page = await open('sys:grant', '/sys/user?name=李&state=pending&role=R06')
    expect(await screen.findByText('未授权')).toBeVisible()
    expect(screen.getByLabelText('人员')).toHaveValue('李')
    expect(page.sent(contract.managedAccounts)).toEqual([
      { name: '李', orgId: '', roleCode: 'R06', state: 'pending', pageNumber: 1 },
    ])
    await userEvent.selectOptions(screen.getByLabelText('状态'), '休眠')
    await waitFor(() => expect(page.sent(contract.managedAccounts).at(-1)).toMatchObject({ state: 'dormant' }))
  })

  it('offers each officer one half alone', async () => {
    page = await open('sys:account')
    const dialog = await openFirst()
    expect(screen.getByRole('button', { name: '新建账号' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: '发放一次性密码' })).toBeNull()
    expect(dialog.queryByRole('button', { name: '解除锁定' })).toBeNull()
    await page.close()
    page = await open('sys:grant')
    const other = await openFirst()
    expect(screen.queryByRole('button', { name: '新建账号' })).toBeNull()
    for (const name of ['重置密码', '停用账号', '保存资料']) expect(other.queryByRole('button', { name })).toBeNull()
  })

  it('shows by whom an account signs in, and unties it with a reason', async () => {
    page = await open('sys:grant')
    expect(await screen.findByRole('columnheader', { name: '统一身份认证' })).toBeVisible()
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('button', { name: '解除与统一身份认证登录的关联' }))
    const asked = within(await screen.findByRole('dialog', { name: '解除统一身份认证关联' }))
    await userEvent.click(asked.getByRole('button', { name: '解除关联' }))
    expect(asked.getByRole('alert')).toHaveTextContent(ACCOUNT_TEXTS.untieReason)
    await userEvent.type(asked.getByLabelText('解除理由'), '认证账号已换人')
    await userEvent.click(asked.getByRole('button', { name: '解除关联' }))
    await waitFor(() => expect(told).toEqual(['关联已解除']))
    expect(page.sent(contract.untieAccount)).toEqual([{ personId: 'p1', provider: 'gov', reason: '认证账号已换人' }])
  })

  it('leaves untying to the security officer', async () => {
    page = await open('sys:account')
    const dialog = await openFirst()
    expect(within(dialog.getByRole('region', { name: '统一身份认证关联' })).getByText('统一身份认证登录')).toBeVisible()
    expect(dialog.queryByRole('button', { name: /关联$/ })).toBeNull()
  })

  it('makes an account at an organisation that is found by its name', async () => {
    page = await open('sys:account')
    await userEvent.click(await screen.findByRole('button', { name: '新建账号' }))
    const dialog = within(await screen.findByRole('dialog', { name: '新建账号' }))
    const enter = (label: string, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } })
    enter('登录账号', 'wang01')
    enter('姓名', '王新')
    enter('手机号码', '13900001002')
    enter('查找单位', '信访局')
    await dialog.findByRole('option', { name: '来信处' })
    enter('部门', 'd1')
    enter('职务', '科员')
    await userEvent.click(dialog.getByRole('button', { name: '建立账号' }))
    await waitFor(() => expect(told).toEqual(['账号已建立，请提出角色，由安全保密管理员同意并发放密码']))
    expect(page.sent(contract.createAccount)).toEqual([
      {
        account: 'wang01',
        userName: '王新',
        telephone: '13900001002',
        phoneNum: '',
        orgId: 'o1',
        deptId: 'd1',
        positionName: '科员',
      },
    ])
  })

  it('makes several that are pasted, once nothing is wrong with them', async () => {
    page = await open('sys:account')
    await userEvent.click(await screen.findByRole('button', { name: '批量导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: '批量导入账号' }))
    const paste = (value: string) => fireEvent.change(dialog.getByRole('textbox'), { target: { value } })
    await userEvent.click(dialog.getByRole('button', { name: /检\s?查/ }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('没有可导入的行')
    paste('登录账号\t姓名\nbad\t张三\t13900000000')
    await userEvent.click(dialog.getByRole('button', { name: /检\s?查/ }))
    expect(await dialog.findByText('共1行，1行需要修改')).toBeVisible()
    expect(dialog.getByText('登录账号有误')).toBeVisible()
    expect(dialog.getByRole('button', { name: /导\s?入/ })).toBeDisabled()
    paste('good\t张三\t13900000000')
    await userEvent.click(dialog.getByRole('button', { name: /检\s?查/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^导\s?入/ }))
    await waitFor(() => expect(told).toEqual([expect.stringContaining('已建立1个账号')]))
    expect(page.sent(contract.importAccounts)).toMatchObject([
      { rows: [{ account: 'good', userName: '张三', telephone: '13900000000', orgName: '' }] },
    ])
  })

  it('makes those of a file, whatever the order of its columns', async () => {
    page = await open('sys:account')
    await userEvent.click(await screen.findByRole('button', { name: '批量导入' }))
    const dialog = within(await screen.findByRole('dialog', { name: '批量导入账号' }))
    const choose = async (name: string, text: string) => {
      // jsdom reads no files.
      const content = new TextEncoder().encode(text)
      const file = Object.assign(new File([content], name), { arrayBuffer: async () => content.buffer })
      await userEvent.upload(dialog.getByLabelText('表格文件（.xlsx 或 .csv）'), file)
    }
    await choose('people.xlsx', 'no workbook')
    expect(await dialog.findByRole('alert')).toHaveTextContent('文件不是 Excel 工作簿')
    await choose('people.csv', '姓名,登录账号,手机号码\n"张,三",zhang03,13900001003\n')
    expect(await dialog.findByText('读取到1行，请先检查')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: /检\s?查/ }))
    await userEvent.click(await dialog.findByRole('button', { name: /^导\s?入/ }))
    await waitFor(() =>
      expect(page.sent(contract.importAccounts)).toMatchObject([
        { rows: [{ account: 'zhang03', userName: '张,三', telephone: '13900001003' }] },
      ]),
    )
  })

  it('activates those who are chosen, with the roles that are shown, and shows each password once', async () => {
    page = await open('sys:grant')
    expect(await screen.findByText('拟授予：来信登记员、信访经办人')).toBeVisible()
    expect(screen.getByRole('button', { name: '批量激活（0）' })).toBeDisabled()
    await userEvent.click(screen.getByRole('checkbox', { name: '选择周新（zhou01）' }))
    await userEvent.click(screen.getByRole('button', { name: '批量激活（1）' }))
    const dialog = within(await screen.findByRole('dialog', { name: '批量激活' }))
    expect(await dialog.findByText('来信登记员、信访经办人')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '同意并激活' }))
    const shown = within(await screen.findByRole('dialog', { name: '一次性密码' }))
    expect(await shown.findByText('xyZ45#abcD67e')).toBeVisible()
    expect(page.sent(contract.activateAccounts)).toEqual([{ personIds: ['p9'] }])
  })

  it('offers nobody to activate who has no proposed role, and nothing at all to the system officer', async () => {
    page = await open('sys:grant')
    await screen.findByText('周新')
    expect(screen.queryByRole('checkbox', { name: '选择李新（li01）' })).toBeNull()
    await page.close()
    page = await open('sys:account')
    await screen.findByText('周新')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /批量激活/ })).toBeNull()
  })

  it('says why an account cannot be closed', async () => {
    page = await open('sys:account')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('button', { name: '停用账号' }))
    await waitFor(() => expect(told).toEqual([ACCOUNT_TEXTS.work(3, 0, 0)]))
  })

  it('proposes roles and sets a home page', async () => {
    page = await open('sys:grant')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '岗位与角色' }))
    await userEvent.click(await dialog.findByLabelText('信访经办人'))
    await userEvent.selectOptions(dialog.getByLabelText('首页'), '工作人员首页')
    await userEvent.click(dialog.getByRole('button', { name: '保存角色' }))
    await waitFor(() => expect(told).toEqual(['新授予的角色已提出，待另一名管理员同意后生效']))
    expect(page.sent(contract.setRoles)).toEqual([
      { postId: 'g1', roles: ['R01', 'R12', 'R06'], homePath: '/home/homeStaff' },
    ])
    await userEvent.click(dialog.getByLabelText('信访经办人'))
    await userEvent.click(dialog.getByLabelText('来信登记员'))
    await userEvent.click(dialog.getByRole('button', { name: '保存角色' }))
    await waitFor(() => expect(told).toContain('角色已保存'))
  })

  it('does not offer the system’s officer to take a role', async () => {
    page = await open('sys:account')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '岗位与角色' }))
    expect(await dialog.findByLabelText('来信登记员')).toBeDisabled()
    expect(dialog.getByLabelText('信访经办人')).toBeEnabled()
  })

  it('agrees to what another officer proposed', async () => {
    page = await open('sys:grant')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '岗位与角色' }))
    expect(await dialog.findByText('责任单位经办人，数据范围「本部门」（吕乙霖提出，待同意）')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '同意授予责任单位经办人' }))
    await waitFor(() => expect(told).toEqual(['角色已授予']))
    expect(page.sent(contract.agreeRoles)).toEqual([{ ids: [PROPOSAL] }])
    await userEvent.click(dialog.getByRole('button', { name: '不同意授予责任单位经办人' }))
    await waitFor(() => expect(page.sent(scopes.declineRoles)).toEqual([{ ids: [PROPOSAL] }]))
  })

  it('proposes another scope after it has shown what the post would reach, with a reason', async () => {
    page = await open(['sys:grant', 'sys:right'])
    const opened = await openFirst()
    await userEvent.click(opened.getByRole('tab', { name: '岗位与角色' }))
    expect(await opened.findByText('来信登记员：本单位')).toBeVisible()
    await userEvent.click(opened.getByRole('button', { name: '变更来信登记员的数据范围' }))
    const dialog = within(await screen.findByRole('dialog', { name: '变更来信登记员的数据范围' }))
    await userEvent.selectOptions(dialog.getByLabelText('数据范围'), '指定单位')
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(RIGHTS_TEXTS.listedNone)
    fireEvent.change(dialog.getByLabelText('查找单位'), { target: { value: '信访局' } })
    await waitFor(() => expect(dialog.getByRole('button', { name: '加入所选单位' })).toBeEnabled())
    await userEvent.click(dialog.getByRole('button', { name: '加入所选单位' }))
    expect(dialog.getByRole('button', { name: '移除临江省信访局' })).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '下一步' }))
    expect(await dialog.findByText('12件')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '提出变更' }))
    expect(dialog.getByRole('alert')).toHaveTextContent(RIGHTS_TEXTS.reason)
    await userEvent.type(dialog.getByLabelText('变更理由'), '分工调整')
    await userEvent.click(dialog.getByRole('button', { name: '提出变更' }))
    await waitFor(() => expect(told).toEqual(['已提出，数据范围待另一名管理员同意后变更']))
    expect(page.sent(scopes.proposeScope)).toEqual([
      { postId: 'g1', roleCode: 'R01', scope: 'LIST', orgIds: ['o1'], reason: '分工调整' },
    ])
  })

  it('shows a one-time password once', async () => {
    page = await open('sys:grant')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('button', { name: '发放一次性密码' }))
    const shown = within(await screen.findByRole('dialog', { name: '一次性密码' }))
    expect(shown.getByText('abC23#defG45h')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: '关闭' }))
    expect(screen.queryByText('abC23#defG45h')).toBeNull()
  })

  it('tells what was done to it', async () => {
    page = await open('sys:grant')
    const dialog = await openFirst()
    await userEvent.click(dialog.getByRole('tab', { name: '变更记录' }))
    expect(await dialog.findByText('新建账号')).toBeVisible()
  })
})
