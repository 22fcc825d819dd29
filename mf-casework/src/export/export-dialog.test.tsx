import { api, onNotice, StoreProvider, sessionSlice, store } from '@portal/shared-lib'
import { cancelExport, exportState, ownExports, startExport } from '@portal/shared-lib/contract/export-tasks'
import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { desktopWith, FakeRefusal, fake, fakeServer } from '@portal/shared-lib/testing'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import ExportDialog from './export-dialog'

const POLL_MS = 5000
const TASK = { taskId: 't1', total: 4, sheetName: '信访件查询', url: '', password: '', awaitsApproval: false }
type State = Parameters<typeof fake<typeof exportState>>[1] extends (...args: never[]) => infer A ? Awaited<A> : never

describe('the export dialog', () => {
  let server: ReturnType<typeof fakeServer>
  let state: () => State
  const notices: string[] = []
  const downloads: string[] = []
  onNotice(({ text }) => notices.push(text))

  beforeEach(() => {
    jest.useFakeTimers()
    notices.length = 0
    downloads.length = 0
    HTMLAnchorElement.prototype.click = function click() {
      downloads.push(`${this.getAttribute('href')} ${this.download}`)
    }
    state = () => ({ ...TASK, isComplete: 0, percentage: 0 })
    server = fakeServer([
      fake(startExport, () => state()),
      fake(exportState, () => state()),
      fake(cancelExport, () => null),
      fake(ownExports, () => []),
    ])
    store.dispatch(api.util.resetApiState())
    store.dispatch(sessionSlice.actions.opened(desktopWith(['xfj:viewPii'])))
  })
  afterEach(() => {
    jest.useRealTimers()
    server.stop()
  })

  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const show = () =>
    render(
      <StoreProvider>
        <ExportDialog list={{ viewId: 'v_query' }} onClose={() => undefined} />
      </StoreProvider>,
    )
  const begin = async () => {
    show()
    await person.click(screen.getByRole('button', { name: '开始导出' }))
    return within(await screen.findByRole('region', { name: '导出进度' }))
  }
  const poll = () => act(() => jest.advanceTimersByTimeAsync(POLL_MS))
  const polls = () => server.arrived.filter(({ path }) => path === exportState.path).length

  it('asks every five seconds how far it is, and downloads once when it is done', async () => {
    const progress = await begin()
    state = () => ({ ...TASK, isComplete: 0, percentage: 40 })
    await poll()
    await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent('已导出 40%'))
    state = () => ({ ...TASK, isComplete: 2, percentage: 100, url: 'api/files/open/x' })
    await poll()
    await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent('已完成，共 4 条'))
    expect(downloads).toEqual(['/tjfx/api/files/open/x 信访件查询.xlsx'])
    await poll()
    expect(polls()).toBe(2)
  })

  it('stops asking when it has failed, and says why', async () => {
    await begin()
    state = () => {
      throw new FakeRefusal('rule', { text: EXPORT_TEXTS.rightsGone })
    }
    await poll()
    await poll()
    expect(polls()).toBe(1)
    expect(notices).toEqual([EXPORT_TEXTS.rightsGone])
    expect(screen.queryByRole('region', { name: '导出进度' })).toBeNull()
  })

  it('asks for a reason before personal data, and shows the password of the archive', async () => {
    show()
    await person.click(screen.getByLabelText('明文（加密压缩包）'))
    await person.click(screen.getByRole('button', { name: '开始导出' }))
    expect(screen.getByRole('alert')).toHaveTextContent(EXPORT_TEXTS.noReason)
    await person.selectOptions(screen.getByLabelText('导出理由'), 'contact')
    await person.click(screen.getByRole('button', { name: '开始导出' }))
    expect(screen.getByRole('alert')).toHaveTextContent(EXPORT_TEXTS.shortText)
    await person.type(screen.getByLabelText('理由说明'), '逐户电话回访')
    for (const name of ['证件号码', '住址', '住址']) await person.click(screen.getByLabelText(name))
    state = () => ({ ...TASK, isComplete: 2, percentage: 100, url: 'api/files/open/x', password: 'k3yM9xWq2TzA' })
    await person.click(screen.getByRole('button', { name: '开始导出' }))
    expect(await screen.findByText('k3yM9xWq2TzA')).toBeVisible()
    expect(server.arrived.find(({ path }) => path === startExport.path)?.args).toMatchObject({
      viewId: 'v_query',
      personal: true,
      reason: 'contact',
      reasonText: '逐户电话回访',
      personalFields: ['idCard'],
    })
  })

  it('says where somebody has to agree first', async () => {
    state = () => ({ ...TASK, isComplete: 0, percentage: 0, awaitsApproval: true })
    const progress = await begin()
    await waitFor(() => expect(progress.getByRole('status')).toHaveTextContent(EXPORT_TEXTS.waiting))
  })

  it('offers no personal data to those without the right', () => {
    store.dispatch(sessionSlice.actions.opened(desktopWith([])))
    show()
    expect(screen.queryByText('个人信息')).toBeNull()
  })
})
