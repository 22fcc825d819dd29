import {
  answerJoint,
  handOverTicket,
  jointReceptions,
  takeJoint,
  windowUnits,
} from '@portal/shared-lib/contract/joint-receptions'
import { tickets } from '@portal/shared-lib/contract/tickets'
import { fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openRegistration } from '../testing/registrar'
import type { Joint } from './joint'

const PAGE = 'visitorManage/visitorRegister'
const TICKET = {
  ticketNo: 'CK9900002611220001',
  windowName: '3号接谈室',
  name: '冯丙莲',
  personCount: 2,
  reason: '反映被拖欠工资',
  state: '2',
  issuedAt: '2026-11-22 08:00:00',
  calledAt: '2026-11-22 08:10:00',
  waitsForMe: true,
}
const JOINT: Joint = {
  jointId: '5',
  ticketNo: TICKET.ticketNo,
  petitionNo: '',
  visitor: '冯丙莲',
  personCount: 2,
  answer: '',
  windowName: '2号窗口',
  matter: '反映被拖欠工资',
  office: '临江省信访局',
  unit: '安澜市人社局',
  receiver: '',
  isGiven: false,
  waitsForMe: true,
  state: 'waiting',
  askedAt: '2026-11-22 08:20:00',
  result: '',
}
const UNITS = fake(windowUnits, () => [{ orgId: 'o7', name: '安澜市人力资源和社会保障局' }])
const ANSWER = '用人单位承诺七日内付清工资。'

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
const open = async (fakes: Parameters<typeof openRegistration>[1], page = PAGE) => {
  opened = await openRegistration(page, fakes)
  return opened.arrivedAt
}
afterEach(() => opened?.close())

describe('A visitor at the window of a unit', () => {
  it('is handed over by whoever has called, with what the unit is to answer', async () => {
    const arrivedAt = await open([fake(tickets, () => [TICKET]), fake(handOverTicket, () => null), UNITS])
    await userEvent.click(await screen.findByRole('button', { name: '转窗口单位' }))
    fireEvent.change(await screen.findByLabelText('窗口'), { target: { value: '2号窗口' } })
    fireEvent.mouseDown(await screen.findByLabelText('窗口单位'))
    await userEvent.click(await screen.findByText('安澜市人力资源和社会保障局'))
    await userEvent.click(screen.getByRole('button', { name: '转出' }))
    await waitFor(() =>
      expect(arrivedAt(handOverTicket.path)).toEqual([
        { ticketNo: TICKET.ticketNo, unitId: 'o7', windowName: '2号窗口', matter: '反映被拖欠工资' },
      ]),
    )
  })

  it('is taken there, and what was answered is sent back', async () => {
    let joint = JOINT
    const arrivedAt = await open([
      fake(tickets, () => []),
      fake(jointReceptions, () => [joint]),
      fake(takeJoint, () => {
        joint = { ...JOINT, state: 'taken', receiver: '沈丁兰' }
        return null
      }),
      fake(answerJoint, () => {
        joint = { ...joint, state: 'answered', result: '1', answer: ANSWER }
        return null
      }),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '接收' }))
    expect(await screen.findByText('沈丁兰接谈中')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '反馈结果' }))
    fireEvent.change(await screen.findByLabelText('接谈情况和答复'), { target: { value: ANSWER } })
    await userEvent.click(screen.getByRole('button', { name: '反馈' }))
    expect(await screen.findByText(`当场答复：${ANSWER}`)).toBeVisible()
    expect(arrivedAt(answerJoint.path)).toEqual([{ jointId: '5', result: '1', answer: ANSWER }])
    expect(screen.queryByRole('button', { name: '反馈结果' })).toBeNull()
  })

  it('leaves what the unit has told in the record of the interview, once', async () => {
    const joint: Joint = { ...JOINT, isGiven: true, state: 'answered', result: '1', receiver: '沈丁兰', answer: ANSWER }
    const other: Joint = { ...joint, jointId: '6', ticketNo: 'CK9900002611220002', answer: '与本次来访无关。' }
    await open(
      [fake(tickets, () => [TICKET]), fake(jointReceptions, () => [joint, other])],
      `${PAGE}?ckdjbh=${TICKET.ticketNo}`,
    )
    const takeOver = await screen.findByRole('button', { name: '带入接谈记录' })
    const record = screen.getByRole('textbox', { name: '接谈记录' })
    await userEvent.type(record, '来访人陈述被拖欠工资。')
    await userEvent.click(takeOver)
    await userEvent.click(takeOver)
    expect(record).toHaveValue(`来访人陈述被拖欠工资。\n安澜市人社局沈丁兰接谈（2号窗口），当场答复：${ANSWER}`)
  })
})
