import { formatDay } from '@portal/shared-lib'
import { ownExports, startExport } from '@portal/shared-lib/contract/export-tasks'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { lastDayOf, monthName } from '@portal/shared-lib/contract/rules/closing-book'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import remote from '../../app'

const PAGE = 'letterClosing/letterCloseRegister'
const TASK = {
  ...({
    taskId: 't1',
    isComplete: 0,
    total: 0,
    sheetName: '信件办结登记簿2026年11月',
    url: '',
    percentage: 0,
  } as const),
  awaitsApproval: false,
  password: '',
}

describe('the book of a month', () => {
  let fault = true
  const server = fakeServer([
    fake(ownExports, () => []),
    fake(startExport, () => TASK),
    fake(petitionList, ({ args: { cursor } }) => {
      if (fault) throw new FakeRefusal('tooManyCalls')
      const at = Number(cursor ?? 0)
      const row = {
        id: String(at),
        xfjbh: `LX99000020261101000${at}`,
        xfrq: '2026-11-02',
        djsj: '2026-11-04 09:00:00',
        xfr: '冯**',
        nrzy: '=1+1',
        hh: 'C-01',
        jbr: '周戊汀',
      }
      return { list: [row], total: 2, next: at === 0 ? '1' : null }
    }),
  ])
  afterAll(() => server.stop())

  it('has all letters of the month that is chosen, numbered, after a failure once it is asked for again', async () => {
    const shown = await renderRemote(remote, { path: `/${PAGE}?list=book`, desktop: desktopWith([PAGE]) })
    await userEvent.click(await screen.findByRole('button', { name: '重试' }))
    fault = false
    const month = await screen.findByLabelText('月份')
    await userEvent.clear(month)
    await userEvent.type(month, '2026年2月{Enter}')
    expect(
      await screen.findByRole('row', { name: /^2 2026-11-02 LX990000202611010001 冯\*\* =1\+1 C-01/ }),
    ).toBeVisible()
    expect(screen.getByRole('heading', { name: '临江省信访局2026年2月信件办结登记簿' })).toBeVisible()
    const asked = server.arrived.at(-1)?.args as { filter?: { conditions?: unknown } }
    expect(asked.filter?.conditions).toEqual([
      { field: 'xfjzt', operator: 'not', values: ['10'] },
      { field: 'bjsj', operator: 'from', values: ['2026-02-01'] },
      { field: 'bjsj', operator: 'to', values: ['2026-02-28'] },
    ])
    expect(screen.queryByRole('button', { name: '导出' })).toBeNull()
    await shown.unmount()
  })

  it('is exported by the server as the month that is shown, for those who may export', async () => {
    const shown = await renderRemote(remote, {
      path: `/${PAGE}?list=book`,
      desktop: desktopWith([PAGE, 'xfj:exportClosed']),
    })
    await screen.findByRole('row', { name: /^2 2026-11-02/ })
    await userEvent.click(screen.getByRole('button', { name: '导出' }))
    await userEvent.click(await screen.findByRole('button', { name: '开始导出' }))
    await waitFor(() => expect(server.arrived.find(({ path }) => path === startExport.path)).toBeDefined())
    const month = formatDay(new Date()).slice(0, 7)
    expect(server.arrived.find(({ path }) => path === startExport.path)?.args).toMatchObject({
      viewId: 'v_lxbj',
      book: month,
    })
    await shown.unmount()
  })

  it.each([
    ['2028-02', '2028-02-29', '2028年2月'],
    ['2026-12', '2026-12-31', '2026年12月'],
  ])('%s ends on %s and is called %s', (month, last, name) => {
    expect([lastDayOf(month), monthName(month)]).toEqual([last, name])
  })
})
