import { composition, lendParts } from '@portal/shared-lib'
import { homeLayouts, saveHomeLayout } from '@portal/shared-lib/contract/account'
import { approvals } from '@portal/shared-lib/contract/approvals'
import { homeNumbers, several } from '@portal/shared-lib/contract/counters'
import { listCounts } from '@portal/shared-lib/contract/lists'
import { notices } from '@portal/shared-lib/contract/notices'
import { officerWork } from '@portal/shared-lib/contract/officers'
import { todos } from '@portal/shared-lib/contract/todos'
import { filtersIn } from '@portal/shared-lib/router'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import remote from '../app'

const NUMBERS = {
  personCount: 1234,
  personUrgentCount: 9,
  personSoonCount: 6,
  personOverdueCount: 3,
  personTodayCount: 2,
  personReturnedCount: 4,
  personReportCount: 1,
  departCount: 61,
  departUnclaimedCount: 46,
  departUrgentCount: 11,
  departSoonCount: 2,
  departOverdueCount: 9,
  departTodayCount: 5,
  departReturnedCount: 7,
  departReportCount: 8,
}

const NOTICE = {
  id: 'n1',
  title: '升级公告',
  content: '<b>今晚</b>',
  publisher: '信息处',
  createdAt: '2026-11-15 09:00:00',
}

const APPROVAL = {
  approvalId: 'a1',
  type: 'extension',
  typeName: '延期审批',
  title: '关于延长办理期限30日的请示',
  petitionNo: 'LX990000261101000001',
  flags: ['majorUrgent', 'jointLetter'] as string[],
  version: 1,
  applicant: '李四',
  applicantDept: '来信处',
  submittedAt: '2026-11-15 09:00:00',
  stayHours: 20,
  dueAt: null,
  remainingDays: null,
  lamp: 'none',
  onBehalf: '',
  batchSafe: false,
  url: '/toDoManage/approval?approvalId=a1',
} as const

const OFFICER_WORK = {
  figures: [
    { name: 'proposedRoles' as const, count: 3 },
    { name: 'failedSignIns' as const, count: 0 },
  ],
  seals: { sealed: 1234, waiting: 5, lastAt: '2026-11-15 09:00:00' },
  storage: { database: 5 * 1024 ** 3, free: 6 * 1024 ** 3, total: 100 * 1024 ** 3 },
}

const REGISTER = '/letterManage/letterRegister'

/** `served`: pages of other remotes that the portal has. */
async function openHome(
  pages: string[],
  { broken = false, served = [] as readonly string[], path = '/home/index', remotes = [] as readonly object[] } = {},
) {
  let fails = broken
  let layouts = {}
  Object.assign(composition(), {
    remotes: [{ routes: served.map(page => ({ path: page, title: '', check: true })) }, ...remotes],
  })
  const server = fakeServer([
    fake(homeNumbers, () => {
      if (fails) throw new FakeRefusal('forbidden')
      return NUMBERS
    }),
    fake(notices, () => ({ list: [{ ...NOTICE, attachments: [] }], total: 1 })),
    fake(todos, () => ({ list: [], total: 0 })),
    fake(approvals, () => ({ list: [APPROVAL], total: 2 })),
    fake(officerWork, () => OFFICER_WORK),
    fake(several, () => [{ name: 'todos/returnCount', total: 5, urgent: 2 }]),
    fake(listCounts, () => [{ total: 17 }]),
    fake(homeLayouts, () => layouts),
    fake(saveHomeLayout, ({ args: { home: page, ...layout } }) => {
      layouts = { [page]: layout }
      return null
    }),
  ])
  const page = await renderRemote(remote, { path, desktop: desktopWith(pages) })
  await screen.findByText('升级公告')
  return { mend: () => (fails = false), close: () => page.unmount().then(server.stop) }
}

describe('the home page', () => {
  let home: Awaited<ReturnType<typeof openHome>>
  afterEach(() => home.close())

  it('shows the tiles of those lists that the user may open', async () => {
    home = await openHome(['toDoManage/personalToDo'])
    const tiles = await screen.findByRole('list', { name: '个人待办统计' })
    expect(screen.queryByRole('list', { name: '部门待办统计' })).toBeNull()
    expect(
      within(tiles)
        .getAllByRole('link')
        .map(tile => tile.textContent),
    ).toEqual(['个人待办1,234', '个人今日到期2', '个人即将到期6', '个人已超期3', '退回重办4', '待办报告1'])
  })

  it('leads from each tile to the list of what it counts, by the filter of that list', async () => {
    home = await openHome(['toDoManage/personalToDo', 'toDoManage/departToDo', 'pj:callback'])
    await screen.findByText('17')
    const tiles = ['个人待办统计', '部门待办统计'].flatMap(name =>
      within(screen.getByRole('list', { name })).getAllByRole('link'),
    )
    const led = tiles.map(tile => {
      const { pathname, searchParams } = new URL(tile.getAttribute('href') ?? '', 'http://portal')
      const [group] = JSON.parse(searchParams.get('where') ?? '[]')
      const fields = (group?.conditions ?? []).map(({ field }: { field: string }) => field)
      return [tile.textContent, pathname.split('/').at(-1), [...filtersIn(searchParams), ...fields]]
    })
    expect(led).toEqual([
      ['个人待办1,234', 'personalToDo', []],
      ['个人今日到期2', 'personalToDo', ['dueAt', 'dueAt']],
      ['个人即将到期6', 'personalToDo', ['soon']],
      ['个人已超期3', 'personalToDo', ['overdue']],
      ['退回重办4', 'personalToDo', ['todoType']],
      ['待办报告1', 'personalToDo', ['todoType']],
      ['部门待办61', 'departToDo', []],
      ['部门待领取46', 'departToDo', ['unclaimed']],
      ['部门今日到期5', 'departToDo', ['dueAt', 'dueAt']],
      ['部门已超期9', 'departToDo', ['overdue']],
      ['部门退回重办7', 'departToDo', ['todoType']],
      ['部门报告8', 'departToDo', ['todoType']],
      ['待评价回访17', 'closingCheck', []],
    ])
  })

  it('names, where nothing waits, only lists that the user has', async () => {
    home = await openHome(['toDoManage/personalToDo', 'toDoManage/departToDo'])
    expect(await screen.findByText('可在部门待办中领取')).toBeVisible()
    await home.close()
    home = await openHome(['toDoManage/personalToDo'])
    expect(await screen.findByText('我的紧要待办')).toBeVisible()
    expect(await screen.findByText('暂无数据')).toBeVisible()
    expect(screen.queryByText(/部门待办/)).toBeNull()
  })

  it('offers the register of letters only to those who may use it', async () => {
    home = await openHome(['toDoManage/personalToDo'])
    expect(screen.queryByRole('link', { name: '登记来信' })).toBeNull()
    await home.close()
    home = await openHome(['letterManage/letterRegister'], { served: [REGISTER] })
    expect(await screen.findByRole('link', { name: '登记来信' })).toBeInTheDocument()
  })

  it('leads to pages of other remotes only where the portal has them', async () => {
    home = await openHome(['letterManage/letterRegister'])
    expect(screen.queryByRole('link', { name: '登记来信' })).toBeNull()
    expect(screen.queryByRole('link', { name: '全部公告' })).toBeNull()
    await home.close()
    home = await openHome([], { served: ['/noticeList'] })
    expect(screen.getByRole('link', { name: '全部公告' })).toBeInTheDocument()
  })

  it('shows what waits for a decision to those who decide, and to nobody else', async () => {
    home = await openHome(['toDoManage/personalToDo'])
    expect(screen.queryByText('待我审批', { exact: false })).toBeNull()
    await home.close()
    home = await openHome(['toDoManage/leaderApprovalList'])
    expect(await screen.findByRole('heading', { name: '待我审批（2件）' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /关于延长办理期限30日的请示/ })).toHaveAttribute(
      'href',
      expect.stringContaining('approvalId=a1'),
    )
    expect(screen.getByText('重大紧急')).toBeInTheDocument()
    expect(screen.queryByText('联名')).toBeNull()
  })

  it('shows the text of a notice as text', async () => {
    home = await openHome([])
    await userEvent.click(screen.getByText('升级公告'))
    expect(screen.getByText('<b>今晚</b>')).toBeInTheDocument()
  })

  it('says what went wrong with the counts, and tries again', async () => {
    home = await openHome(['toDoManage/personalToDo'], { broken: true })
    expect(await screen.findByText('您没有此项操作的权限，请联系管理员')).toBeInTheDocument()
    home.mend()
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('1,234')).toBeInTheDocument()
  })

  it('shows an officer what waits, each figure with the list that it counts', async () => {
    home = await openHome(['sys/user'])
    const list = await screen.findByRole('list', { name: '管理工作统计' })
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2))
    const [roles, failed] = within(list).getAllByRole('link')
    expect(roles).toHaveTextContent('待同意授权3')
    expect(roles).toHaveAttribute('href', expect.stringContaining('/sys/user?state=proposed'))
    expect(failed).toHaveTextContent('今日登录失败0')
    expect(
      await screen.findByText(/已封存 1,234 条，最后一条记于 2026-11-15 09:00:00；待封存 5 条/),
    ).toBeInTheDocument()
    expect(screen.getByText(/剩余不足一成/)).toBeInTheDocument()
  })

  it('asks nothing of the work of officers for anybody else', async () => {
    home = await openHome(['toDoManage/personalToDo'])
    expect(screen.queryByRole('list', { name: '管理工作统计' })).toBeNull()
  })

  it('has the widgets in the order that the user has chosen, without those that are hidden', async () => {
    home = await openHome(['toDoManage/personalToDo'])
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset.widget)
    expect(shown()).toEqual(['tiles', 'pressing', 'kinds', 'entries', 'notices'])
    await userEvent.click(screen.getByRole('button', { name: '自定义首页' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '待办统计' }))
    await userEvent.click(screen.getByRole('button', { name: '下移紧要待办' }))
    expect(screen.getByRole('button', { name: '上移待办统计' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(shown()).toEqual(['kinds', 'pressing', 'entries', 'notices']))
    await userEvent.click(screen.getByRole('button', { name: '自定义首页' }))
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }))
    await waitFor(() => expect(shown()).toEqual(['tiles', 'pressing', 'kinds', 'entries', 'notices']))
  })

  it('shows the widgets of other remotes for those who may see them, where the shell lends them a place', async () => {
    const lent = new Set<string>()
    lendParts(({ door, part }, place) => {
      lent.add(`${door} ${part}`)
      place.textContent = '来自其他模块'
      return () => undefined
    })
    const widget = (key: string, more: object) => ({
      key,
      title: key,
      size: 'side',
      homes: ['index'],
      door: './w',
      ...more,
    })
    const homeWidgets = [widget('news', {}), widget('guarded', { needs: ['sys/user'] }), widget('else', { homes: [] })]
    home = await openHome([], { remotes: [{ routes: [], homeWidgets }] })
    expect(await screen.findByText('来自其他模块')).toBeVisible()
    expect([...lent]).toEqual(['./w news'])
  })

  it('has what the province has put on it, in its order', async () => {
    Object.assign(composition().province, { homes: { index: ['notices', 'tiles'] } })
    home = await openHome(['toDoManage/personalToDo'])
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['通知公告'])
    Object.assign(composition().province, { homes: undefined })
  })
})
