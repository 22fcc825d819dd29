import { onNotice } from '@portal/shared-lib'
import { signFor } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { clocks } from '@portal/shared-lib/contract/clocks'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { petition } from '@portal/shared-lib/contract/petitions'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { desktopWith, fake, fakeServer, layOut, renderRemote } from '@portal/shared-lib/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import remote from '../app'
import { button } from '../petition/testing/open-case'

layOut(720)

const noOf = (id: string) => `LX99000026112000000${id}`
const ROWS = ['1', '2', '3'].map(id => ({
  id,
  dbid: id,
  xfjbh: noOf(id),
  url: `/toDoManage/handle?xfjbh=${noOf(id)}&dbid=${id}`,
}))
const DONE = { state: '25', stateName: '已签收待受理', version: 4, awaitsApproval: false }
let users = 0

describe('The preview of a list', () => {
  let server: ReturnType<typeof fakeServer>
  let shown: Awaited<ReturnType<typeof renderRemote>>
  let said: string[]
  let stopHearing: () => void
  const read = () => server.arrived.filter(({ path }) => path === petition.path).map(({ args }) => args)

  beforeEach(async () => {
    said = []
    stopHearing = onNotice(({ text }) => said.push(text))
    server = fakeServer([
      fake(displayColumns, () => ({ headings: '编号', fields: 'xfjbh', widths: '180' })),
      fake(petitionList, () => ({ list: ROWS, total: 3, next: null })),
      fake(petition, ({ args: { petitionNo } }) => ({
        ...ABOUT.petition,
        petitionNo,
        summary: `反映${petitionNo}`,
        attachments: [],
        extra: [],
      })),
      fake(buttonStatus, () => [
        button('signFor', '签收', { primary: 1 }),
        button('transfer', '转送'),
        button('assign', '交办', { enabled: 0, reason: '不能交办' }),
      ]),
      fake(clocks, () => []),
      fake(signFor, ({ args: { petitionNo } }) => ({ petitionNo, ...DONE })),
      fake(petitionTodo, () => ({ url: '', todoId: '', editable: '0' as const, code: '', family: 'qt' as const })),
    ])
    const desktop = desktopWith(['toDoManage/personalToDo'], { userId: `preview${++users}` })
    shown = await renderRemote(remote, { path: '/toDoManage/personalToDo', desktop })
    await screen.findByText('共 3 条')
    act(() => screen.getByRole('grid').focus())
  })
  afterEach(async () => {
    await shown.unmount()
    stopHearing()
    server.stop()
  })
  const preview = () => screen.findByRole('complementary', { name: '预览' })

  it('opens by Space, follows the active row, reads only where one rests, and closes by Esc', async () => {
    await userEvent.keyboard(' ')
    await userEvent.keyboard('jj')
    expect(await screen.findByRole('heading', { name: `反映${noOf('3')}` })).toBeVisible()
    expect(within(await preview()).getByText(/^办理（第5步，共8步），已\d+天$/)).toBeVisible()
    expect(read()).toEqual([{ petitionNo: noOf('3') }])
    const transfer = await within(await preview()).findByRole('button', { name: '转送' })
    act(() => transfer.focus())
    await userEvent.keyboard('k')
    expect(await screen.findByRole('heading', { name: `反映${noOf('2')}` })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('complementary', { name: '预览' })).not.toBeInTheDocument()
    expect(screen.getByRole('grid')).toHaveFocus()
    await userEvent.keyboard(' ')
    await preview()
    await userEvent.keyboard(' ')
    expect(screen.queryByRole('complementary', { name: '预览' })).not.toBeInTheDocument()
  })

  it('opens the page of the case, with the form of an action that is filled in', async () => {
    await userEvent.keyboard('j ')
    const panel = within(await preview())
    await userEvent.click(await panel.findByRole('button', { name: '转送' }))
    expect(panel.queryByRole('button', { name: '交办' })).not.toBeInTheDocument()
    const address = new URLSearchParams(window.location.search)
    expect([address.get('xfjbh'), address.get('dbid'), address.get('action')]).toEqual([noOf('1'), '1', 'transfer'])
  })

  it('does at once what asks for nothing: the row is gone before the list is asked, and the next is shown', async () => {
    await userEvent.keyboard('j ')
    await userEvent.click(await screen.findByRole('button', { name: '签收' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(noOf('1')) })).not.toBeInTheDocument())
    expect(said).toEqual(['已签收，当前状态：已签收待受理'])
    expect(screen.getByText('共 2 条')).toBeVisible()
    expect(screen.queryByRole('button', { name: /条更新/ })).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: `反映${noOf('2')}` })).toBeVisible()
  })
})
