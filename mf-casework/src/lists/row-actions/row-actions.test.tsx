import { onNotice } from '@portal/shared-lib'
import { signFor } from '@portal/shared-lib/contract/actions'
import { registerFeedback } from '@portal/shared-lib/contract/inspections'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { escalateOnline } from '@portal/shared-lib/contract/online'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { desktopWith, FakeRefusal, fake, fakeServer, layOut, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import remote from '../../app'

layOut(600)

const HANDED = ['XS990000261101000011', 'XS990000261101000029', 'XS990000261101000037']
const TOLD = '已责成属地核查，进展已书面报告。'

let server: ReturnType<typeof fakeServer>
let shown: Awaited<ReturnType<typeof renderRemote>>
const notices: string[] = []
/** Lists answer once this is settled. */
let answered: Promise<void> | undefined
onNotice(({ text }) => notices.push(text))

/** A list whose rows are these, on the page at `path`. */
async function show(
  path: string,
  rows: Record<string, string>[],
  fakes: Parameters<typeof fakeServer>[0],
  pages: readonly string[] = [path.slice(1).replace(/\?.*/, '')],
) {
  notices.length = 0
  answered = undefined
  server = fakeServer([
    fake(displayColumns, () => ({ headings: '信访件编号', fields: 'xfjbh', widths: '226' })),
    fake(petitionList, async () => {
      await answered
      return { list: rows, total: rows.length, next: null }
    }),
    ...fakes,
  ])
  shown = await renderRemote(remote, { path, desktop: desktopWith(pages, { userId: path }) })
  await screen.findByRole('grid')
}
afterEach(async () => {
  await shown.unmount()
  server.stop()
})

const argsOf = (path: string) => server.arrived.filter(arrived => arrived.path === path).map(({ args }) => args)
const selectAll = async () => {
  const box = await screen.findByLabelText('全选已加载的行')
  await waitFor(() => expect(box).toBeEnabled())
  await userEvent.click(box)
}
const confirm = (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: '确定' }))

describe('签收', () => {
  const rows = HANDED.map((xfjbh, at) => ({
    id: String(at),
    dbid: String(at),
    xfjbh,
    todoType: 'signFor',
    version: '1',
    blr: '',
    url: `/toDoManage/handle?xfjbh=${xfjbh}&dbid=${at}`,
  }))

  it('takes its rows off the list at the answer, though the list itself has not answered; what was refused stays', async () => {
    await show(
      '/toDoManage/departToDo',
      rows,
      [
        fake(signFor, ({ args: { petitionNo } }) => {
          if (petitionNo === HANDED[1]) throw new FakeRefusal('forbidden')
          // From now on nothing that is read is ever answered.
          answered = new Promise(() => undefined)
          return { petitionNo, state: '25', stateName: '已签收待受理', version: 2, awaitsApproval: false }
        }),
      ],
      ['toDoManage/departToDo', 'bl:sign'],
    )
    await selectAll()
    const bulk = await screen.findByRole('region', { name: '批量操作' })
    await userEvent.click(within(bulk).getByRole('button', { name: '签收' }))
    await waitFor(() => expect(screen.getByText('共 1 条')).toBeVisible())
    expect(screen.getByRole('grid')).toHaveTextContent(HANDED[1] ?? '')
    expect(screen.getByRole('grid')).not.toHaveTextContent(HANDED[0] ?? '')
    // It is asked for at once, and not when the live stream tells.
    expect(argsOf(petitionList.path).length).toBeGreaterThan(1)
  })
})

describe('反馈登记', () => {
  const rows = HANDED.map((xfjbh, at) => ({
    id: xfjbh,
    xfjbh,
    xszmc: '省委第三巡视组',
    fkqx: at ? '2026-12-01' : '2026-11-01',
    bjsj: '',
    url: `/toDoManage/handle?xfjbh=${xfjbh}`,
  }))
  const open = async () => {
    await selectAll()
    await userEvent.click(
      within(await screen.findByRole('region', { name: '批量操作' })).getByRole('button', { name: '反馈登记' }),
    )
    return await screen.findByRole('dialog', { name: '反馈登记 3 件' })
  }

  it('asks to whom and what, says by when the team wanted it, and is kept of each petition', async () => {
    await show('/xsdjManage/xsRegister?list=handed', rows, [fake(registerFeedback, () => null)])
    const dialog = await open()
    expect(dialog).toHaveTextContent('移交单要求 2026-11-01 前反馈')
    expect(within(dialog).getByLabelText(/接收人/)).toHaveValue('省委第三巡视组')
    await userEvent.click(within(dialog).getByRole('radio', { name: '电话' }))
    await userEvent.clear(within(dialog).getByLabelText(/接收人/))
    await confirm(dialog)
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写接收反馈的人员或部门')
    await userEvent.type(within(dialog).getByLabelText(/接收人/), '综合组')
    await confirm(dialog)
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写不少于10个字的反馈内容')
    await userEvent.type(within(dialog).getByLabelText(/反馈内容/), TOLD)
    await confirm(dialog)
    await waitFor(() => expect(notices).toEqual(['已登记反馈 3 条']))
    expect(argsOf(registerFeedback.path)).toMatchObject(
      HANDED.map(petitionNo => ({ petitionNo, stage: '1', way: '3', receiver: '综合组', text: TOLD })),
    )
  })

  it('keeps what was written where it could be used for no petition', async () => {
    await show('/xsdjManage/xsRegister?list=handed', rows, [
      fake(registerFeedback, () => {
        throw new FakeRefusal('tooManyCalls')
      }),
    ])
    const dialog = await open()
    await userEvent.type(within(dialog).getByLabelText(/反馈内容/), TOLD)
    await confirm(dialog)
    const outcome = await screen.findByRole('dialog', { name: '反馈登记结果' })
    expect(outcome).toHaveTextContent('成功 0 条，未成功 3 条')
    await userEvent.click(within(outcome).getByRole('button', { name: '知道了' }))
    expect(within(dialog).getByLabelText(/反馈内容/)).toHaveValue(TOLD)
    expect(within(dialog).getByRole('button', { name: '确定' })).toBeEnabled()
  })
})

describe('呈报', () => {
  const letter = (id: string, escalation: string) => ({
    id,
    itemId: id,
    dbid: id,
    xfjbh: '',
    sourceNo: id,
    textHead: `${id}号来信反映的事项`,
    escalation,
    url: `/netManage/netRegister?itemId=${id}`,
    blr: '',
  })

  it('puts the beginning of one letter before the leader, and says of those that lie there already', async () => {
    await show(
      '/toDoManage/leaderMailbox',
      [letter('1', ''), letter('2', '待批示')],
      [fake(escalateOnline, () => null)],
    )
    await selectAll()
    await userEvent.click(
      within(await screen.findByRole('region', { name: '批量操作' })).getByRole('button', { name: '呈报' }),
    )
    const dialog = await screen.findByRole('dialog', { name: '呈报 1 件来信' })
    const summary = within(dialog).getByLabelText(/呈报摘要/)
    expect(summary).toHaveValue('1号来信反映的事项')
    await userEvent.clear(summary)
    await confirm(dialog)
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写呈报摘要')
    await userEvent.type(summary, '请领导阅示')
    await confirm(dialog)
    expect(await screen.findByRole('dialog', { name: '呈报结果' })).toHaveTextContent('2当前状态不能呈报')
    expect(argsOf(escalateOnline.path)).toEqual([{ itemId: '1', summary: '请领导阅示' }])
  })
})

describe('批量归并', () => {
  const item = (id: string) => ({
    id,
    xfjid: id,
    dbid: id,
    xfjbh: '',
    xfr: '冯丙莲',
    sourceNo: `WS-${id}`,
    textHead: '反映同一事项',
    url: `/netManage/netRegister?itemId=${id}`,
    blr: '',
    submitAt: '2026-11-20 08:00:00',
  })
  const ask = async (many: string, ...ids: string[]) => {
    for (const id of ids) await userEvent.click(await screen.findByLabelText(new RegExp(`^选择 .*${id}$`)))
    await userEvent.click(
      within(await screen.findByRole('region', { name: '批量操作' })).getByRole('button', { name: '批量归并' }),
    )
    return await screen.findByRole('dialog', { name: `归并 ${many} 件网上来件` })
  }

  it('asks which of several leads, and goes to register that one, the others with it', async () => {
    const pages = ['toDoManage/netLetterRegister', 'netManage/netRegister']
    await show('/toDoManage/netLetterRegister', ['1', '2', '3'].map(item), [], pages)
    const dialog = await ask('3', '1', '2', '3')
    await userEvent.click(within(dialog).getByRole('radio', { name: /WS-2/ }))
    await confirm(dialog)
    await waitFor(() => expect(window.location.search).toBe('?itemId=2&merge=1&merge=3'))
  })

  it('needs two', async () => {
    const pages = ['toDoManage/netLetterRegister', 'netManage/netRegister']
    await show('/toDoManage/netLetterRegister', [item('1')], [], pages)
    expect(within(await ask('1', '1')).getByRole('alert')).toHaveTextContent('请选择两件以上的来件')
  })
})
