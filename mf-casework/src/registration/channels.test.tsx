import { api, type Notice, onNotice, store } from '@portal/shared-lib'
import { reply } from '@portal/shared-lib/contract/actions'
import { suggestions } from '@portal/shared-lib/contract/knowledge'
import { petitionList } from '@portal/shared-lib/contract/lists'
import {
  onlineItem,
  onlineItems,
  registerOnline,
  registerSameOnline,
  rejectOnline,
  sameOnline,
} from '@portal/shared-lib/contract/online'
import { draft, drafts } from '@portal/shared-lib/contract/petition-drafts'
import { register } from '@portal/shared-lib/contract/registration'
import { displayColumns } from '@portal/shared-lib/contract/screens'
import { callTicket, registerInterview, tickets } from '@portal/shared-lib/contract/tickets'
import { saveText } from '@portal/shared-lib/router'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { savedAs } from '../actions/panel/act'
import { openRegistration, REGISTERED } from './testing/registrar'

// jsdom has no IndexedDB; a story in the browser shows that text comes back.
jest.mock('@portal/shared-lib/router', () => ({
  ...jest.requireActual('@portal/shared-lib/router'),
  saveText: jest.fn(),
}))

const ANSWER = '周六上午办理，请携带身份证和购房合同。'
const DRAFT = '7d9d6a3c-6a0b-4f5e-9d8e-0a1b2c3d4e5f'
const ITEM = {
  itemId: '31',
  channel: '300',
  sourceNo: 'WS1',
  title: '停车费',
  submittedAt: '2026-11-10 22:15:00',
  originalText: '我在网上反映小区物业公司擅自提高停车费，请求查处。',
  petitioner: '冯丙莲',
  idCard: '',
  mobile: '11012340001',
  address: '安澜市石渡县',
  escalated: { state: 'approved' as const, summary: '请阅示。', answeredBy: '郑庚榆', opinion: '请从速登记办理。' },
}
const WAITING = {
  itemId: '31',
  todoId: '7',
  channelName: '网上投诉',
  petitioner: '冯*莲',
  title: '停车费',
  submittedAt: ITEM.submittedAt,
  dueAt: null,
  sourceNo: 'WS1',
  supplementing: false,
  claimedBy: '',
  isOwn: false,
}
const SAME = ['32', '33'].map(itemId => ({
  itemId,
  petitioner: '钱*舟',
  submittedAt: ITEM.submittedAt,
  sourceNo: `WS${itemId}`,
  title: '',
  sameText: true,
  samePerson: false,
}))
const TICKET = {
  ticketNo: 'CK9900002611220001',
  windowName: '3号接谈室',
  name: '冯丙莲',
  personCount: 2,
  reason: '反映征地补偿款',
  state: '1',
  issuedAt: '2026-11-22 08:00:00',
  calledAt: null as string | null,
  waitsForMe: true,
}

let opened: Awaited<ReturnType<typeof openRegistration>> | undefined
async function open(...page: Parameters<typeof openRegistration>) {
  opened = await openRegistration(...page)
  return opened
}
afterEach(() => opened?.close())

describe('An online petition', () => {
  const fakes = [fake(onlineItems, () => [WAITING]), fake(onlineItem, () => ITEM), fake(sameOnline, () => SAME)]

  it('is opened by its to-do, filled in with what came, and registered as itself', async () => {
    const { arrivedAt } = await open('toDoManage/netLetterRegister?dbid=7', [
      ...fakes,
      fake(registerOnline, () => REGISTERED),
    ])
    expect(await screen.findByDisplayValue('冯丙莲')).toBeInTheDocument()
    expect(screen.getByLabelText(/内容摘要/)).toHaveValue(ITEM.originalText)
    expect(screen.getByText('郑庚榆批示：请从速登记办理。')).toBeInTheDocument()
    expect(arrivedAt(onlineItem.path)).toEqual([{ itemId: '31' }])
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByRole('button', { name: '请选择依法分类' })).toBeInTheDocument()
    expect(arrivedAt(registerOnline.path)).toEqual([])
  })

  it('takes along what others posted with the same text, and says what became of each', async () => {
    const reason = '请先判定疑似重复的信访件'
    const others = [
      { itemId: '32', petitioner: '钱*舟', petitionNo: 'WT990000261112000012', mergedInto: '', reason: '' },
      { itemId: '33', petitioner: '孙*', petitionNo: '', mergedInto: '', reason },
    ]
    const savedAt = '2026-11-20 10:00:00'
    const persons = [{ role: '1', name: '冯丙莲', mobile: '11012340001', address: '安澜市石渡县' }]
    const values = {
      petitionDate: '2026-11-10',
      channel: '300',
      personCount: 1,
      summary: ITEM.originalText,
      persons,
      category: '030300',
      placeRegion: '990121000000',
      purpose: '03',
      request: '请求查处。',
      legalClass: '3',
    }
    const kept = { id: DRAFT, form: 'online' as const, savedAt, content: JSON.stringify({ about: '31', values }) }
    const { arrivedAt } = await open('toDoManage/netLetterRegister?itemId=31', [
      ...fakes,
      fake(drafts, () => [{ id: DRAFT, form: 'online' as const, savedAt }]),
      fake(draft, () => ({ ...kept, files: [] })),
      fake(registerSameOnline, () => ({ ...REGISTERED, others })),
    ])
    await userEvent.click(await screen.findByText('恢复草稿'))
    await userEvent.click(await screen.findByText('全部一并登记'))
    await userEvent.selectOptions(screen.getByLabelText(/WS33 如何处理$/), '归并到本件')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByText('一并登记或归并：成功1件，未登记1件')).toBeInTheDocument()
    expect(screen.getByText(`未登记：${reason}`)).toBeInTheDocument()
    expect(arrivedAt(registerSameOnline.path)).toMatchObject([{ itemId: '31', otherIds: ['32'], mergedIds: ['33'] }])
  })

  it('is sent back to the petitioner with words that say what is missing', async () => {
    const { arrivedAt } = await open('toDoManage/netLetterRegister?itemId=31', [
      ...fakes,
      fake(rejectOnline, () => ({ stateName: '待补正' })),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '退回补正' }))
    await userEvent.click(screen.getByRole('button', { name: '确定退回补正' }))
    expect(await screen.findByText('请填写不少于10个字的理由')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('理由'), { target: { value: '请补充收费通知的照片和具体日期。' } })
    await userEvent.click(screen.getByRole('button', { name: '确定退回补正' }))
    await waitFor(() =>
      expect(arrivedAt(rejectOnline.path)).toEqual([
        { itemId: '31', decision: 'supplement', reason: '请补充收费通知的照片和具体日期。' },
      ]),
    )
  })
})

describe('A visitor with a ticket', () => {
  it('is called, and then received with what the window knows', async () => {
    let ticket = TICKET
    const { arrivedAt } = await open('visitorManage/visitorRegister', [
      fake(tickets, () => [ticket]),
      fake(callTicket, () => {
        ticket = { ...TICKET, state: '2', calledAt: '2026-11-22 08:10:00' }
        return ticket
      }),
      fake(registerInterview, () => REGISTERED),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '叫号' }))
    await userEvent.click(await screen.findByRole('link', { name: '接谈登记' }))
    expect(await screen.findByDisplayValue('冯丙莲')).toBeInTheDocument()
    expect(screen.getByLabelText(/实际来访人数/)).toHaveValue('2')
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByRole('button', { name: '接谈记录不少于10个字' })).toBeInTheDocument()
    expect(arrivedAt(callTicket.path)).toEqual([{ ticketNo: TICKET.ticketNo }])
  })
})

describe('A ticket in the address', () => {
  const page = `visitorManage/visitorRegister?ckdjbh=${TICKET.ticketNo}`
  const called = { ...TICKET, state: '2', calledAt: '2026-11-22 08:10:00' }

  it('that the list does not have opens no form without it', async () => {
    await open(page, [fake(tickets, () => [])])
    expect(await screen.findByText(`今日票号中没有 ${TICKET.ticketNo}`)).toBeInTheDocument()
    expect(screen.queryByLabelText(/姓名/)).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: '不使用票号登记' }))
    expect(await screen.findByLabelText(/姓名/)).toBeInTheDocument()
  })

  it('is asked for again where the list could not be had', async () => {
    let isBroken = true
    const list = () => {
      if (isBroken) throw new FakeRefusal('badInput')
      return [called]
    }
    await open(page, [fake(tickets, list)])
    const again = await screen.findByRole('button', { name: '重试' })
    isBroken = false
    await userEvent.click(again)
    expect(await screen.findByDisplayValue('冯丙莲')).toBeInTheDocument()
  })

  it('stays with what is written down when the list becomes that of the next day', async () => {
    let today = [called]
    await open(page, [fake(tickets, () => today)])
    await userEvent.type(await screen.findByDisplayValue('冯丙莲'), '芳')
    today = []
    store.dispatch(api.util.invalidateTags(['Todo', 'Petition', 'Table']))
    await waitFor(() => expect(screen.queryByText(/今日候访/)).toBeNull())
    expect(screen.getByDisplayValue('冯丙莲芳')).toBeInTheDocument()
  })
})

describe('Receptions', () => {
  it('have a list by day beside their form', async () => {
    const columns = { headings: '接访日期,接访领导', fields: 'date,leader', widths: '110,100' }
    const { arrivedAt } = await open('leaderJieFang/leaderJFRegister', [
      fake(displayColumns, () => columns),
      fake(petitionList, () => ({ list: [], total: 0, next: null })),
    ])
    await userEvent.click(await screen.findByRole('link', { name: '接访台账' }))
    expect(await screen.findByRole('heading', { name: '领导接访台账' })).toBeVisible()
    expect(await screen.findByText('尚无领导接访，可在接访登记中登记')).toBeVisible()
    expect(arrivedAt(petitionList.path)).toMatchObject([{ viewId: 'v_jf' }])
  })
})

describe('What is simple', () => {
  const page = 'simpleManage/simpleRegister'
  const replies = fake(reply, () => ({
    petitionNo: REGISTERED.petitionNo,
    state: '60',
    stateName: '已办结',
    version: 2,
    awaitsApproval: false,
  }))
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }))
  const save = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })

  /** As somebody has left it. */
  const left = (more: object) => {
    const savedAt = '2026-11-20 10:00:00'
    const checklist = { isFirst: true, isClear: true, isUndisputed: true, isQuestion: true }
    const simple = { way: 'answer', checklist, answer: ANSWER, deliveryMode: '0' }
    const persons = [{ role: '1', name: '冯丙莲', mobile: '11012340001', address: '安澜市石渡县' }]
    const values = {
      petitionDate: '2026-11-10',
      channel: '400',
      personCount: 1,
      summary: ITEM.originalText,
      persons,
      category: '030300',
      placeRegion: '990121000000',
      purpose: '03',
      request: '请求查处。',
      simple,
      ...more,
    }
    const kept = { id: DRAFT, form: 'simple' as const, savedAt, content: JSON.stringify({ about: '', values }) }
    return [
      fake(drafts, () => [{ id: DRAFT, form: 'simple' as const, savedAt }]),
      fake(draft, () => ({ ...kept, files: [] })),
    ]
  }

  it('is answered only where all conditions and one ground are met, and keeps the answer where it is not', async () => {
    const { arrivedAt } = await open(page, [replies])
    const answer = await screen.findByRole('radio', { name: '当场答复办结' })
    for (const box of ['初次信访', '事实清楚、责任明确', '争议不大、易于解决']) {
      expect(screen.getByText(new RegExp(`^简易办理须符合“${box}”`))).toBeInTheDocument()
      await tick(box)
    }
    expect(answer).toBeDisabled()
    expect(screen.getByText(/^简易办理须至少符合一项适用情形/)).toBeInTheDocument()
    await tick('提出咨询')
    expect(answer).toBeChecked()
    save()
    expect(await screen.findByRole('button', { name: '回复内容不少于10个字' })).toBeInTheDocument()
    fireEvent.change(await screen.findByLabelText(/答复内容/), { target: { value: ANSWER } })
    await tick('初次信访')
    expect(screen.getByRole('radio', { name: /转普通程序/ })).toBeChecked()
    expect(screen.queryByLabelText(/答复内容/)).toBeNull()
    await tick('初次信访')
    expect(await screen.findByLabelText(/答复内容/)).toHaveValue(ANSWER)
    expect(arrivedAt(register.path)).toEqual([])
  })

  it('is registered and answered with what is ticked, also where it was left for a while', async () => {
    const { arrivedAt } = await open(page, [...left({}), replies])
    await userEvent.click(await screen.findByText('恢复草稿'))
    expect(await screen.findByRole('checkbox', { name: '提出咨询' })).toBeChecked()
    save()
    const simple = { isFirst: true, isClear: true, isUndisputed: true, isQuestion: true }
    await waitFor(() => expect(arrivedAt(reply.path)).toMatchObject([{ todoId: '7', reply: ANSWER, simple }]))
  })

  it('that was registered and cannot be answered leaves what was written in the action that answers it', async () => {
    const busy = fake(reply, () => {
      throw new FakeRefusal('rule', { text: '该信访件已被并案' })
    })
    const told: Notice[] = []
    const stopListening = onNotice(notice => told.push(notice))
    await open(page, [...left({}), busy])
    await userEvent.click(await screen.findByText('恢复草稿'))
    expect(await screen.findByRole('checkbox', { name: '提出咨询' })).toBeChecked()
    save()
    const text = `${REGISTERED.petitionNo}已登记，但未能按简易程序办理：该信访件已被并案。请在信访件中办理，答复内容已留在“直接回复”中。`
    await waitFor(() => expect(told).toMatchObject([{ text }]))
    const kept = { reply: ANSWER, deliveryMode: '0' }
    expect(saveText).toHaveBeenCalledWith('p1', savedAs(REGISTERED.petitionNo, '直接回复'), kept)
    stopListening()
  })

  it('goes the ordinary way with the answer that was written', async () => {
    const { arrivedAt } = await open(page, [...left({}), replies])
    await userEvent.click(await screen.findByText('恢复草稿'))
    await userEvent.click(await screen.findByRole('radio', { name: /转普通程序/ }))
    expect(screen.getByText('已填写的答复内容随件带入，作为直接回复的拟稿。')).toBeVisible()
    save()
    await waitFor(() => expect(arrivedAt(register.path)).toMatchObject([{ form: 'simple', proposedAnswer: ANSWER }]))
    expect(arrivedAt(reply.path)).toEqual([])
  })

  it('is no accusation, whatever is ticked', async () => {
    const { arrivedAt } = await open(page, left({ purpose: '02', accusedOrgId: 'o9' }))
    await userEvent.click(await screen.findByText('恢复草稿'))
    save()
    const unfit = { name: '检举控告和涉法涉诉事项不适用简易办理' }
    expect(await screen.findByRole('button', unfit)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: /转普通程序/ }))
    await waitFor(() => expect(screen.queryByRole('button', unfit)).toBeNull())
    expect(arrivedAt(register.path)).toEqual([])
  })
})

describe('A call', () => {
  const STANDARD = '您反映的物业服务问题，已请街道和住建部门了解情况。'
  const values = {
    petitionDate: '2026-11-10',
    channel: '400',
    personCount: 1,
    summary: ITEM.originalText,
    purpose: '01',
    category: '030300',
    placeRegion: '990121000000',
    persons: [{ role: '1', name: '冯丙莲', mobile: '11012340001', address: '安澜市石渡县' }],
  }
  const kept = { id: DRAFT, form: 'phone' as const, savedAt: '2026-11-20 10:00:00' }

  it('is answered on the line with what the office says in such matters, and closed with it', async () => {
    const { arrivedAt } = await open('teleManage/teleRegister', [
      fake(drafts, () => [kept]),
      fake(draft, () => ({ ...kept, content: JSON.stringify({ about: '', values }), files: [] })),
      fake(suggestions, () => [
        { documentId: 'kb-7-2', title: '物业服务类', no: '一', text: STANDARD, effectDate: null },
      ]),
    ])
    expect(await screen.findByText('选择内容分类后，列出相关的答复口径。')).toBeInTheDocument()
    await userEvent.click(await screen.findByText('恢复草稿'))
    await userEvent.click(await screen.findByRole('button', { name: '填入答复' }))
    expect(await screen.findByLabelText(/电话答复内容/)).toHaveValue(STANDARD)
    await waitFor(() =>
      expect(arrivedAt(suggestions.path).at(-1)).toEqual({
        kinds: ['reply'],
        subject: '物业管理',
        text: ITEM.originalText,
      }),
    )
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByText(/已当场答复并办结/)).toBeInTheDocument()
    expect(arrivedAt(register.path)).toMatchObject([{ form: 'phone', phone: { answer: STANDARD } }])
  })

  it('is not answered with a word or two', async () => {
    const { arrivedAt } = await open('teleManage/teleRegister')
    fireEvent.change(await screen.findByLabelText(/电话答复内容/), { target: { value: '好的' } })
    fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })
    expect(await screen.findByRole('button', { name: '电话答复内容不少于10个字' })).toBeInTheDocument()
    expect(arrivedAt(register.path)).toEqual([])
  })
})
