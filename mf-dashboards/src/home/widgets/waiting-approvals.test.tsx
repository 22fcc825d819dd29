import { composition } from '@portal/shared-lib'
import { homeLayouts } from '@portal/shared-lib/contract/account'
import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import { homeNumbers } from '@portal/shared-lib/contract/counters'
import { notices } from '@portal/shared-lib/contract/notices'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../../app'

const approval = (approvalId: string, more: object = {}) => ({
  approvalId,
  type: 'extension',
  typeName: '延期',
  title: `事项${approvalId}的请示`,
  petitionNo: 'LX990000261101000001',
  flags: [],
  version: 3,
  applicant: '李四',
  applicantDept: '来信处',
  submittedAt: '2026-11-15 09:00:00',
  stayHours: 20,
  dueAt: null,
  remainingDays: null,
  lamp: 'none' as const,
  onBehalf: '',
  batchSafe: true,
  url: `/toDoManage/leaderApproval?approvalId=${approvalId}`,
  ...more,
})

const RIGHTS = ['toDoManage/leaderApprovalList', 'sp:approve', 'sp:back']

describe('Approvals on a home page', () => {
  let close: () => Promise<void>
  let arrived: () => readonly unknown[]
  afterEach(() => close())

  async function open(rights: string[], refuses = false) {
    Object.assign(composition().province, { homes: { index: ['approvals'] } })
    Object.assign(composition(), { remotes: [] })
    let waiting = [approval('1'), approval('2', { batchSafe: false, typeName: '办理报告' }), approval('3')]
    const server = fakeServer([
      fake(homeLayouts, () => ({})),
      fake(homeNumbers, () => {
        throw new FakeRefusal('forbidden')
      }),
      fake(notices, () => ({ list: [], total: 0 })),
      fake(approvals, () => ({ list: waiting, total: waiting.length, next: null })),
      fake(decide, ({ args: { approvalId } }) => {
        if (refuses) throw new FakeRefusal('changedMeanwhile', { name: '王五', time: '09:30' })
        waiting = waiting.filter(each => each.approvalId !== approvalId)
        return { state: 'approved' as const }
      }),
    ])
    const page = await renderRemote(remote, { path: '/home/index', desktop: desktopWith(rights) })
    await screen.findByRole('heading', { name: '待我审批（3件）' })
    arrived = () => server.arrived.filter(({ path }) => path === decide.path).map(({ args }) => args)
    close = async () => {
      await page.unmount()
      await server.stop()
      Object.assign(composition().province, { homes: undefined })
    }
  }

  it('are agreed to in their row: the row goes, and the number with it', async () => {
    await open(RIGHTS)
    await userEvent.click(screen.getByRole('button', { name: '同意事项1的请示' }))
    await userEvent.click(
      within(screen.getByRole('dialog', { name: '同意延期' })).getByRole('button', { name: '同意' }),
    )
    expect(await screen.findByRole('heading', { name: '待我审批（2件）' })).toBeVisible()
    expect(screen.queryByRole('link', { name: /事项1的请示/ })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(arrived()).toEqual([{ approvalId: '1', version: 3, decision: 'agree', opinion: '同意。' }])
  })

  it('are returned with an opinion, and not without one', async () => {
    await open(RIGHTS)
    await userEvent.click(screen.getByRole('button', { name: '退回事项3的请示' }))
    const dialog = within(screen.getByRole('dialog', { name: '退回延期' }))
    await userEvent.click(dialog.getByRole('button', { name: '退回' }))
    expect(dialog.getByRole('alert')).toHaveTextContent('请填写退回意见')
    expect(arrived()).toEqual([])
    await userEvent.type(dialog.getByRole('textbox', { name: '退回意见' }), '请补充调查材料')
    await userEvent.click(dialog.getByRole('button', { name: '退回' }))
    await waitFor(() => expect(screen.queryByText(/事项3的请示/)).toBeNull())
    expect(arrived()).toMatchObject([{ approvalId: '3', decision: 'back', opinion: '请补充调查材料' }])
  })

  it('that must be read are opened, and say so', async () => {
    await open(RIGHTS)
    const row = screen.getByRole('link', { name: /事项2的请示/ })
    expect(within(row).getByText('审阅后审批')).toHaveAttribute('title', '办理报告须逐件审阅，请打开办理')
    expect(screen.queryByRole('button', { name: /事项2/ })).toBeNull()
  })

  it('are decided by those alone who have the right', async () => {
    await open(['toDoManage/leaderApprovalList', 'sp:approve'])
    expect(screen.getByRole('button', { name: '同意事项1的请示' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^退回/ })).toBeNull()
  })

  it('say what was refused, and stay', async () => {
    await open(RIGHTS, true)
    await userEvent.click(screen.getByRole('button', { name: '同意事项1的请示' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '同意' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('该事项已由王五于09:30处理，请刷新')
    await userEvent.click(dialog.getByRole('button', { name: '取消' }))
    expect(screen.getByRole('heading', { name: '待我审批（3件）' })).toBeVisible()
  })
})
