import { assignees, handOver, leavers, workOf } from '@portal/shared-lib/contract/assignments'
import { petitionList } from '@portal/shared-lib/contract/lists'
import { findColleagues } from '@portal/shared-lib/contract/lookups'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { desktopWith, FakeRefusal, fake, fakeServer, renderRemote } from '@portal/shared-lib/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import remote from '../../app'

const PAGE = 'toDoManage/departToDo'
const noOf = (id: number) => `LX99000020261121000${id}`
const UNFIT = '该人员不在知悉范围内，不能转办'

describe('handing over the work of somebody who leaves', () => {
  const people = ['吴己棠', '周戊汀', '郑庚榆'].map((name, at) => ({ personId: `p${at}`, name, department: '办信处' }))
  const sent: unknown[] = []
  const server = fakeServer([
    fake(displayColumns, () => ({ headings: '信访件编号', fields: 'xfjbh', widths: '226' })),
    fake(petitionList, () => ({ list: [], total: 0, next: null })),
    fake(assignees, () => people.slice(1, 2).map(one => ({ ...one, open: 1, overdue: 0, deputy: '' }))),
    fake(leavers, () => people),
    fake(findColleagues, () => people.map(one => ({ ...one, position: '处长' }))),
    fake(workOf, () => ({
      todos: [1, 2].map(id => ({
        todoId: String(id),
        petitionNo: noOf(id),
        typeName: '待分办',
        summary: '反映停车费',
      })),
      leaderCases: [{ caseId: '9', petitionNo: noOf(9), summary: '反映征地补偿' }],
      delegations: 1,
    })),
    fake(handOver, ({ args }) => {
      sent.push(args)
      if (sent.length === 1) throw new FakeRefusal('rule', { text: UNFIT }, 'receivers.1.userId')
      return { moved: 3 }
    }),
  ])
  afterAll(() => server.stop())

  it('asks for a receiver of each piece, says which one cannot be given so, and then who has what', async () => {
    const desktop = desktopWith([PAGE, 'todo:distribute'], { userId: 'p9' })
    const shown = await renderRemote(remote, { path: `/${PAGE}`, desktop })
    await userEvent.click(await screen.findByRole('button', { name: '离岗移交' }))
    const dialog = await screen.findByRole('dialog', { name: '离岗移交' })
    const choose = async (label: string, name: string) => {
      const people = await within(dialog).findByLabelText(label)
      await within(people).findByRole('option', { name: `${name}（办信处）` })
      await userEvent.selectOptions(people, `${name}（办信处）`)
    }
    const press = async () => userEvent.click(await within(dialog).findByRole('button', { name: /^移\s?交$/ }))

    await choose('离岗人员', '吴己棠')
    expect(await within(dialog).findByText('待办 2 项，领导包案 1 件，将结束的授权 1 项。')).toBeVisible()
    await choose('待办全部交给', '周戊汀')
    await press()
    expect(within(dialog).getByRole('alert')).toHaveTextContent('仍有1项未指定接收人')
    await choose(`${noOf(9)}领导包案的接收人`, '郑庚榆')
    await press()
    const rowOf = (id: number) => within(dialog).getByRole('row', { name: new RegExp(noOf(id)) })
    expect(await within(rowOf(2)).findByText(UNFIT)).toBeVisible()
    expect(rowOf(1)).not.toHaveTextContent(UNFIT)
    await press()
    expect(await within(dialog).findByText('已移交 3 项，结束授权 1 项。')).toBeVisible()
    expect(rowOf(2)).toHaveTextContent(/周戊汀已移交$/)
    expect(sent.at(-1)).toEqual({
      leaverId: 'p0',
      receivers: ['1', '2'].map(todoId => ({ todoId, personId: 'p1' })),
      leaders: [{ caseId: '9', personId: 'p2' }],
    })
    await shown.unmount()
  })
})
