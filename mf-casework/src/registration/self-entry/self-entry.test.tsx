import {
  checkSelfEntry,
  openSelfEntry,
  rateVisit,
  selfEntries,
  sendSelfEntry,
  takeSelfEntry,
  visitOutcome,
} from '@portal/shared-lib/contract/self-entries'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'

const TICKET = {
  ticketNo: 'CK9900002611220001',
  windowName: '3号接谈室',
  name: '冯丙莲',
  personCount: 1,
  reason: '',
  state: '2',
  issuedAt: '2026-11-22 08:00:00',
  calledAt: '2026-11-22 08:10:00',
  waitsForMe: true,
}
const ENTRY = {
  name: '冯丙莲',
  idCard: '990102199001011234',
  mobile: '',
  address: '安澜市石渡县荷塘镇',
  summary: '反映小区电梯故障频发，物业公司不维修。',
}
const FILLED = {
  ticketNo: TICKET.ticketNo,
  filledAt: '2026-11-22 08:05:00',
  isTaken: false,
  rating: '',
  ratingText: '',
}

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
const open = async (...page: Parameters<typeof openRegistration>) => {
  opened = await openRegistration(...page)
  return opened.arrivedAt
}
afterEach(() => opened?.close())

describe('What a visitor enters on the own phone', () => {
  it('is checked at its fields, and sent with the token of the code', async () => {
    const arrivedAt = await open('jiefangEwm/selfEntry#the-token', [
      fake(checkSelfEntry, () => ({ until: '2026-11-22 08:30:00' })),
      fake(sendSelfEntry, () => null),
    ])
    expect(await screen.findByText(/请在 08:30 前提交/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    expect(screen.getByText('请填写身份证号')).toBeVisible()
    expect(screen.getByLabelText('姓名')).toHaveFocus()
    for (const [label, value] of [
      ['姓名', ENTRY.name],
      ['身份证号', ENTRY.idCard],
      ['住址', ENTRY.address],
      ['反映的事项', ENTRY.summary],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    expect(await screen.findByText('已提交，请等候叫号')).toBeVisible()
    expect(arrivedAt(sendSelfEntry.path)).toEqual([{ token: 'the-token', ...ENTRY }])
  })

  it('is not asked for where the code is of no use', async () => {
    const text = '二维码已失效或已填报过，请到窗口重新扫码'
    const gone = fake(checkSelfEntry, () => {
      throw new FakeRefusal('rule', { text })
    })
    await open('jiefangEwm/selfEntry#old', [gone])
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: '提交' })).toBeNull()
  })

  it('tells what came of the visit, and asks what the visitor thought of it', async () => {
    let isRated = false
    const arrivedAt = await open('jiefangEwm/selfEntry#the-token', [
      fake(checkSelfEntry, () => {
        throw new FakeRefusal('rule', { text: '已填报过' })
      }),
      fake(visitOutcome, () => ({
        state: 'registered' as const,
        petitionNo: 'LF990000261122000001',
        queryCode: '12345678',
        isRated,
      })),
      fake(rateVisit, () => {
        isRated = true
        return null
      }),
    ])
    expect(await screen.findByText('12345678')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '提交评价' }))
    expect(await screen.findByText('请选择满意、基本满意或不满意')).toBeVisible()
    await userEvent.click(screen.getByText('基本满意'))
    await userEvent.type(screen.getByLabelText('意见建议'), '等候久')
    await userEvent.click(screen.getByRole('button', { name: '提交评价' }))
    expect(await screen.findByText('您已评价过，感谢支持')).toBeVisible()
    expect(arrivedAt(rateVisit.path)).toEqual([{ token: 'the-token', rating: '1', text: '等候久' }])
  })

  it('is offered to whoever hears the visitor, and can be changed', async () => {
    await open(`visitorManage/visitorRegister?ckdjbh=${TICKET.ticketNo}`, [
      fake(tickets, () => [TICKET]),
      fake(selfEntries, () => [FILLED]),
      fake(takeSelfEntry, () => ENTRY),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '带入登记' }))
    await waitFor(() => expect(screen.getByLabelText(/内容摘要/)).toHaveValue(ENTRY.summary))
    expect(screen.getByLabelText(/身份证号/)).toHaveValue(ENTRY.idCard)
    fireEvent.change(screen.getByLabelText(/内容摘要/), { target: { value: '反映电梯故障频发，要求维修。' } })
    expect(screen.getByLabelText(/内容摘要/)).toHaveValue('反映电梯故障频发，要求维修。')
  })

  it('is asked for by the code of a ticket, which says until when', async () => {
    const arrivedAt = await open('jiefangEwm/jiefangEwmPage', [
      fake(tickets, () => [TICKET]),
      fake(openSelfEntry, () => ({ token: 'new', until: '2026-11-22 08:40:00' })),
    ])
    expect(await screen.findByText('手机扫码自助填报，08:40 前有效')).toBeVisible()
    expect(arrivedAt(openSelfEntry.path)).toContainEqual({ ticketNo: TICKET.ticketNo })
  })
})
