import { visit } from '@portal/shared-lib/contract/cases'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { button, openCase } from './testing/open-case'

const NO = 'LX990000261120000015'
const ADDRESS = `/toDoManage/handle?xfjbh=${NO}&dbid=7`
const RECORD = '已到荷塘镇柳岸村现场核对丈量记录。'
const BY_ANOTHER = {
  version: 4,
  papers: [],
  stayMinutes: null,
  isLast: false,
  at: '2026-11-20 10:00:00',
  action: '协办',
  actor: '韩戊竹',
  onBehalfOf: '',
  organisation: '安澜市人社局',
  department: '信访科',
  text: '请住建局提供审批情况',
  stateName: '办理中',
}

describe('the page of a case that is open', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  const open = async (...args: Parameters<typeof openCase>) => {
    opened = await openCase(...args)
    await screen.findByText(NO)
  }
  afterEach(() => opened.close())

  it('says and marks what others have done since the user looked last, nothing of their own', async () => {
    const own = { ...BY_ANOTHER, version: 5, actor: '沈丁兰', organisation: '临江省信访局', action: '登记过程' }
    await open({ events: [BY_ANOTHER, own], seenBefore: '2026-11-19 09:00:00' })
    const line = await screen.findByText(/自上次查看（11-19 09:00）以来有1项新情况/)
    expect(line.closest('p')).toHaveTextContent('安澜市人社局韩戊竹协办')
    const timeline = screen.getByRole('region', { name: '办理过程' })
    const marked = within(timeline)
      .getAllByRole('listitem')
      .filter(item => within(item).queryByText('新'))
    expect(marked).toHaveLength(1)
    expect(marked[0]).toHaveTextContent('协办')
  })

  it('marks nothing at the first time', async () => {
    await open({ events: [BY_ANOTHER] })
    await waitFor(() => expect(opened.asked(visit)).toEqual([{ petitionNo: NO }]))
    expect(await screen.findByText('协办')).toBeVisible()
    expect(screen.queryByText('新')).not.toBeInTheDocument()
    expect(screen.queryByText(/自上次查看/)).not.toBeInTheDocument()
  })

  it('shows by itself what somebody else does', async () => {
    await open()
    opened.changeElsewhere({ state: '35', stateName: '中止', events: [BY_ANOTHER] })
    expect(await screen.findByText('中止')).toBeInTheDocument()
    expect(await screen.findByText('请住建局提供审批情况')).toBeInTheDocument()
  })

  it('leaves what is being typed where it is, and says what was done meanwhile', async () => {
    await open()
    await userEvent.click(await screen.findByRole('button', { name: '登记过程' }))
    await userEvent.type(await screen.findByLabelText(/^过程记录/), RECORD)
    opened.changeElsewhere({ stateName: '中止', events: [BY_ANOTHER] })
    const beside = await screen.findByRole('alert', { name: '他人已处理' })
    expect(beside).toHaveTextContent('该事项已由韩戊竹于2026-11-20 10:00:00处理，请刷新')
    expect(within(beside).getByText(RECORD)).toBeInTheDocument()
    expect(screen.getByLabelText(/^过程记录/)).toHaveValue(RECORD)
  })

  describe('by an address that names an action', () => {
    it('opens that, once', async () => {
      await open({ buttons: [button('transfer', '转送')] }, `${ADDRESS}&action=transfer`)
      const panel = await screen.findByRole('dialog', { name: '转送' })
      await userEvent.click(within(panel).getByRole('button', { name: /^收起/ }))
      opened.changeElsewhere({ stateName: '中止' })
      await screen.findByText('中止')
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    it.each([
      ['is off', 'transfer', '已超过5个工作日异议期限'],
      ['is not offered', 'assign', '当前不能交办，请选择右侧可办理的操作'],
      ['nobody knows', 'toString', '没有该操作，请选择右侧可办理的操作'],
    ])('says why not where it %s, and stands', async (_, action, text) => {
      const off = button('transfer', '转送', { enabled: 0, reason: '已超过5个工作日异议期限' })
      await open({ buttons: [off] }, `${ADDRESS}&action=${action}`)
      await screen.findByRole('button', { name: '转送' })
      expect(opened.said).toEqual([text])
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })

    it('never does at once what a press of its button does', async () => {
      await open({ buttons: [button('signFor', '签收', { primary: 1 })] }, `${ADDRESS}&action=signFor`)
      expect(await screen.findByRole('button', { name: '签收' })).toBeInTheDocument()
      expect(opened.said).toEqual([])
    })
  })
})
