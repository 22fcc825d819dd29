import { onNotice } from '@portal/shared-lib'
import { signFor } from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { clocks } from '@portal/shared-lib/contract/clocks'
import { petition } from '@portal/shared-lib/contract/petitions'
import { petitionTodo } from '@portal/shared-lib/contract/todos'
import { desktopWith, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import parts from '../home-widgets'
import { button } from '../petition/testing/open-case'

const NO = 'LX990000261120000015'
const DONE = { petitionNo: NO, state: '25', stateName: '已签收待受理', version: 4, awaitsApproval: false }

it("shows the case of a to-do with the case's own buttons: done at once, or opened to be filled in", async () => {
  const said: string[] = []
  const stopHearing = onNotice(({ text }) => said.push(text))
  const server = fakeServer([
    fake(petition, () => ({ ...ABOUT.petition, petitionNo: NO, summary: '反映欠薪', attachments: [], extra: [] })),
    fake(buttonStatus, () => [button('signFor', '签收', { primary: 1 }), button('transfer', '转送')]),
    fake(clocks, () => []),
    fake(signFor, () => DONE),
    fake(petitionTodo, () => ({ url: '', todoId: '', editable: '0' as const, code: '', family: 'qt' as const })),
  ])
  const page = await renderRemote(parts, {
    path: '/home/homeStaffNew',
    part: 'todo',
    subject: `/toDoManage/handle?xfjbh=${NO}&dbid=7`,
    desktop: desktopWith(['toDoManage/personalToDo']),
  })
  expect(await screen.findByRole('heading', { name: '反映欠薪' })).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: '签收' }))
  await waitFor(() => expect(said).toEqual(['已签收，当前状态：已签收待受理']))
  expect(server.arrived.find(({ path }) => path === signFor.path)?.args).toMatchObject({ petitionNo: NO, todoId: '7' })
  await userEvent.click(screen.getByRole('button', { name: '转送' }))
  await waitFor(() => expect(window.location.search).toContain('action=transfer'))
  expect(window.location.pathname).toMatch(/toDoManage\/handle$/)
  await page.unmount()
  stopHearing()
  server.stop()
})
