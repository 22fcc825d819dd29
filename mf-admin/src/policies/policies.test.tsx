import { onNotice } from '@portal/shared-lib'
import { findOrganisations } from '@portal/shared-lib/contract/lookups'
import { parameters } from '@portal/shared-lib/contract/parameters'
import * as contract from '@portal/shared-lib/contract/policies'
import { POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const BUREAU = { orgId: 'o1', name: '临江省信访局', regionName: '临江省' }
const LEVEL = { role: 'R07', within: 'dept' as const }

async function open(group: string, permissions: string[]) {
  const server = fakeServer([
    fake(parameters, () => ({ list: [], regions: [] })),
    fake(findOrganisations, () => [BUREAU]),
    fake(codeTable, () => [
      { codeId: '010000', codeName: '农村农业', parentId: null },
      { codeId: '010100', codeName: '土地承包', parentId: '010000' },
      { codeId: '010401', codeName: '集体资产', parentId: '010400' },
    ]),
    fake(contract.chains, ({ args }) => ({
      chains: [{ subject: 'assign', name: '交办', levels: [LEVEL], isOwn: args.setFor === 'o1' }],
      roles: [
        { role: 'R07', name: '处长' },
        { role: 'R08', name: '局领导' },
      ],
    })),
    fake(contract.previewChain, ({ args: { levels } }) => {
      if (levels?.length === 2 && levels[0]?.role === levels[1]?.role)
        throw new FakeRefusal('rule', { text: POLICY_TEXTS.twice })
      return { organisations: 12, without: 2, waiting: 3 }
    }),
    fake(contract.setChain, () => null),
    fake(contract.distribution, () => ({
      rules: [{ category: '01', accounts: ['zs01'] }],
      people: [
        { account: 'zs01', userName: '赵一', deptName: '办信处' },
        { account: 'zs02', userName: '钱二', deptName: '办信处' },
      ],
    })),
    fake(contract.previewDistribution, () => ({ unclaimed: 4, added: ['钱二'], removed: [] })),
    fake(contract.setDistribution, () => null),
    fake(contract.urging, () => ({ list: [{ orgId: 'o1', name: '临江省信访局', yellow: false, red: true }] })),
    fake(contract.previewUrging, () => ({ clocks: 9 })),
    fake(contract.setUrging, () => null),
    fake(contract.policyHistory, () => ({
      list: [{ id: '1', at: '2026-11-23 10:00:00', person: '', was: '无需审批', is: '处长（本部门）', reason: '' }],
    })),
  ])
  const page = await renderRemote(remote, { path: `/sys/parameter?group=${group}`, desktop: desktopWith(permissions) })
  const sent = (call: { path: string }) =>
    server.arrived.filter(each => each.path === call.path).map(({ args }) => args)
  return { sent, close: () => page.unmount().then(server.stop) }
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('How work goes', () => {
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

  it('is shown to whoever may not set it, without the buttons', async () => {
    page = await open('chains', [])
    expect(await screen.findByText('处长（本部门）')).toBeVisible()
    expect(screen.queryByRole('button', { name: '设置交办' })).toBeNull()
    await click('记录交办')
    expect(await screen.findByText('命令行')).toBeVisible()
  })

  it('is a chain, set in two steps with a reason', async () => {
    page = await open('chains', ['sys:chain'])
    await click('设置交办')
    await click('增加一级')
    await click('下一步')
    expect(await screen.findByText(POLICY_TEXTS.twice)).toBeVisible()
    const second = within(screen.getByRole('group', { name: '第2级' }))
    await userEvent.selectOptions(second.getByLabelText('角色'), '局领导')
    await click('下一步')
    expect(await screen.findByText(/适用于12个机构，其中2个机构没有人担任所选角色/)).toBeVisible()
    expect(screen.getByText('处长（本部门） → 局领导（本单位）')).toBeVisible()
    await click('确认设置')
    expect(await screen.findByText(POLICY_TEXTS.reason)).toBeVisible()
    expect(page.sent(contract.setChain)).toEqual([])
    await userEvent.type(screen.getByLabelText('设置依据'), '办公会决定')
    await click('确认设置')
    await waitFor(() => expect(told).toEqual(['交办的审批层级已设置']))
    expect(page.sent(contract.setChain)).toEqual([
      {
        setFor: 'bureau',
        subject: 'assign',
        levels: [LEVEL, { role: 'R08', within: 'org' }],
        reason: '办公会决定',
      },
    ])
  })

  it('is a chain of one organisation, which goes back to that of its kind', async () => {
    page = await open('chains', ['sys:chain'])
    await userEvent.selectOptions(await screen.findByLabelText('适用对象'), '单个机构')
    await userEvent.type(screen.getByLabelText('查找机构'), '信访')
    await screen.findByRole('option', { name: /临江省信访局/ })
    await userEvent.selectOptions(screen.getByLabelText('机构'), 'o1')
    expect(await screen.findByText('单独设置')).toBeVisible()
    await click('设置交办')
    await click('恢复统一设置')
    await userEvent.type(await screen.findByLabelText('设置依据'), '统一')
    await click('确认设置')
    await waitFor(() => expect(told).toHaveLength(1))
    expect(page.sent(contract.setChain)).toEqual([{ setFor: 'o1', subject: 'assign', levels: null, reason: '统一' }])
  })

  it('is who gets work by itself', async () => {
    page = await open('distribution', ['sys:value'])
    await userEvent.type(await screen.findByLabelText('查找机构'), '信访')
    await screen.findByRole('option', { name: /临江省信访局/ })
    await userEvent.selectOptions(screen.getByLabelText('机构'), 'o1')
    expect(await screen.findByText('农村农业')).toBeVisible()
    await click('设置分办规则')
    await click('增加规则')
    await click('下一步')
    expect(await screen.findByText(POLICY_TEXTS.nobody)).toBeVisible()
    const second = within(screen.getByRole('group', { name: '规则2' }))
    await userEvent.selectOptions(second.getByLabelText('内容分类'), '土地承包')
    await userEvent.click(second.getByLabelText('钱二（办信处）'))
    await click('下一步')
    expect(await screen.findByText(/尚未领取的4项待办不变/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('设置依据'), '分工调整')
    await click('确认设置')
    await waitFor(() => expect(told).toEqual(['临江省信访局的分办规则已设置']))
    expect(page.sent(contract.setDistribution)).toEqual([
      {
        orgId: 'o1',
        rules: [
          { category: '01', accounts: ['zs01'] },
          { category: '0101', accounts: ['zs02'] },
        ],
        reason: '分工调整',
      },
    ])
  })

  it('is when the system urges, for an organisation or as its region has it', async () => {
    page = await open('organisationUrging', ['sys:value'])
    await click('设置临江省信访局')
    await userEvent.click(await screen.findByLabelText('黄灯时催办'))
    await click('下一步')
    expect(await screen.findByText(/正在计时的9个期限/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('设置依据'), '加强督办')
    await click('确认设置')
    await waitFor(() => expect(told).toEqual(['临江省信访局的自动催办已设置']))
    expect(page.sent(contract.setUrging)).toEqual([
      { orgId: 'o1', auto: { yellow: true, red: true }, reason: '加强督办' },
    ])
  })
})
