import {
  accept,
  acceptReport,
  checkClosing,
  merge,
  sendReportBack,
  transfer,
  unmerge,
} from '@portal/shared-lib/contract/actions'
import { papers, related } from '@portal/shared-lib/contract/cases'
import { accessList } from '@portal/shared-lib/contract/choices'
import { documentTemplates } from '@portal/shared-lib/contract/documents'
import { codeTable } from '@portal/shared-lib/contract/tables'
import { FakeRefusal, fake } from '@portal/shared-lib/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ABOUT } from '../actions/testing/about'
import { button, openCase } from './testing/open-case'

const { petitionNo: NO } = ABOUT.petition
const MAIN = 'LX990000261101000003'
const DONE = { petitionNo: NO, state: '30', stateName: '办理中', version: 4, awaitsApproval: false }
const EVENT = { organisation: '安澜市交通运输局', department: '办公室', actor: '沈丁兰', onBehalfOf: '', stateName: '' }
const RETURNS = [
  { at: '2026-11-19 09:00:00', action: '申请退回', text: '不属于我局职责。' },
  { at: '2026-11-19 10:00:00', action: '同意退回', text: '同意改送。' },
].map((event, at) => ({ ...EVENT, ...event, version: at + 2, papers: [], stayMinutes: null, isLast: false }))
const DELIVERED = {
  personSeq: 1,
  name: '冯*莲',
  modeName: '当面',
  deliveredOn: '2026-11-20',
  deliveredBy: '沈丁兰',
  receiver: '',
  refused: false,
  witnesses: '',
  mailNo: '',
  attempts: '',
  file: null,
}
const OPINION = {
  documentId: '1',
  type: '06',
  typeName: '信访事项处理意见书',
  organisation: '安澜市人社局',
  writtenBy: '沈丁兰',
  issuedAt: '2026-11-20 09:00:00',
  file: null,
  deliveries: [DELIVERED],
  content: { basis: '《青苗补偿办法》第八条。', answers: [{ no: 1, text: '占用面积经核实为1.2亩。' }] },
}
const WHY = '经核对两件反映的不是同一事项，应当分别办理。'

describe('out of the page of a case', () => {
  let opened: Awaited<ReturnType<typeof openCase>>
  const act = async (action: string, name: string, ...more: NonNullable<Parameters<typeof openCase>[2]>) => {
    opened = await openCase({ state: '42', buttons: [button(action, name)] }, undefined, more)
    await userEvent.click(await screen.findByRole('button', { name }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const done = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  afterEach(() => opened.close())

  it('a petition is merged with one that is alike', async () => {
    const alike = {
      petitionNo: MAIN,
      petitioner: '冯*莲',
      summary: '反映灌溉渠占地',
      registeredAt: '2026-11-01 09:00:00',
      registeredAtOrganisation: '临江省信访局',
      stateName: '办理中',
      score: 92,
      reasons: ['同一信访人'],
    }
    const panel = await act(
      ...(['merge', '并案'] as const),
      fake(related, () => ({ merged: [], sameMatter: [], alike: [alike] })),
      fake(merge, () => ({ ...DONE, state: '91', stateName: '并案' })),
    )
    await userEvent.click(panel.getByRole('button', { name: '确定并案' }))
    expect(await panel.findByText('并案应选择主件')).toBeInTheDocument()
    await userEvent.click(await panel.findByRole('button', { name: new RegExp(MAIN) }))
    await userEvent.click(panel.getByRole('button', { name: '确定并案' }))
    await done()
    expect(opened.asked(merge)).toMatchObject([{ petitionNo: NO, mainNo: MAIN, version: 3 }])
    expect(opened.said).toEqual(['已并案，当前状态：并案'])
  })

  it('a merging is undone for a reason', async () => {
    const panel = await act(
      ...(['unmerge', '撤销并案'] as const),
      fake(unmerge, () => DONE),
    )
    await userEvent.type(panel.getByLabelText(/^理由/), WHY)
    await userEvent.click(panel.getByRole('button', { name: '确定撤销并案' }))
    await done()
    expect(opened.asked(unmerge)).toMatchObject([{ reason: WHY }])
  })

  it('a notice has the number that is next, or another that is free', async () => {
    const [next, free] = ['安人社〔2026〕5号', '安人社〔2026〕6号']
    const taken = `文号“${next}”已被本单位使用，请核对，或者改用“${free}”`
    const panel = await act(
      ...(['accept', '受理告知'] as const),
      fake(documentTemplates, () => [
        {
          templateId: '01',
          name: '受理告知书',
          isSuggested: true,
          written: ['documentNo' as const],
          documentNo: next,
          isAnswer: false,
        },
      ]),
      fake(accept, ({ args }) => {
        if (args.documentNo === next) throw new FakeRefusal('rule', { text: taken }, 'wh')
        return DONE
      }),
    )
    const documentNo = panel.getByLabelText('文号')
    const submit = () => userEvent.click(panel.getByRole('button', { name: '确定受理告知' }))
    expect(documentNo).toHaveValue(next)
    await submit()
    await waitFor(() => expect(documentNo).toHaveAccessibleDescription(taken))
    await userEvent.type(documentNo, '！')
    await submit()
    expect(documentNo).toHaveAccessibleDescription(/^文号只能用汉字、字母、数字/)
    await userEvent.clear(documentNo)
    await userEvent.type(documentNo, free)
    await submit()
    await done()
    expect(opened.asked(accept)).toMatchObject([{ documentNo: next }, { documentNo: free }])
  })

  it('an answer has the number of what the office answers with, and none that was used since', async () => {
    let used = 4
    const letter = (templateId: string, mark: string, isAnswer: boolean) => ({
      templateId,
      name: mark,
      isSuggested: true,
      written: ['documentNo' as const],
      isAnswer,
      documentNo: `安人社${mark}〔2026〕${used + 1}号`,
    })
    const panel = await act(
      ...(['draftOpinion', '拟处理意见书或答复'] as const),
      fake(documentTemplates, () => [letter('06', '处', false), letter('07', '答', true)]),
    )
    expect(panel.getByLabelText('文号')).toHaveValue('安人社答〔2026〕5号')
    await userEvent.keyboard('{Escape}')
    await done()
    used = 5
    await userEvent.click(screen.getByRole('button', { name: '拟处理意见书或答复' }))
    expect(await screen.findByLabelText('文号')).toHaveValue('安人社答〔2026〕6号')
  })

  it('a report is accepted once every point of it is in order', async () => {
    const panel = await act(
      ...(['acceptReport', '签收并认定办结'] as const),
      fake(acceptReport, () => DONE),
      fake(papers, () => ({ documents: [OPINION], reports: [] })),
    )
    expect(await panel.findByText('冯*莲 2026-11-20 当面送达')).toBeInTheDocument()
    expect(panel.getByText('《青苗补偿办法》第八条。')).toBeInTheDocument()
    expect(panel.getByText('第1项诉求的答复')).toBeInTheDocument()
    expect(panel.getAllByText('案卷中未见相应材料，请核实')).toHaveLength(1)
    const [first, ...others] = panel.getAllByRole('checkbox')
    await userEvent.click(first as HTMLElement)
    await userEvent.click(panel.getByRole('button', { name: '确定签收并认定办结' }))
    expect(opened.asked(acceptReport)).toEqual([])
    for (const box of others) await userEvent.click(box)
    await userEvent.click(panel.getByRole('button', { name: '确定签收并认定办结' }))
    await done()
    expect(opened.asked(acceptReport)).toMatchObject([
      { wasNoticed: true, wasDelivered: true, isFounded: true, isComplete: true },
    ])
  })

  it('a report is not sent back without what is wrong with it', async () => {
    const panel = await act(
      ...(['sendReportBack', '退回重办'] as const),
      fake(codeTable, () => [{ codeId: '1', codeName: '事实不清', parentId: null }]),
      fake(sendReportBack, () => DONE),
    )
    await userEvent.click(panel.getByRole('button', { name: '确定退回重办' }))
    expect(panel.getAllByRole('alert').length).toBeGreaterThan(1)
    expect(opened.asked(sendReportBack)).toEqual([])
  })

  it('a question is decided the other way without going back', async () => {
    const buttons = [button('agreeReturn', '同意退回'), button('refuseReturn', '不同意退回')]
    buttons.push(button('submitCoordination', '提交协调'))
    opened = await openCase({ state: '22', buttons, events: RETURNS })
    await userEvent.click(await screen.findByRole('button', { name: '同意退回' }))
    const panel = within(await screen.findByRole('dialog', { name: '同意退回' }))
    const former = within(await panel.findByRole('region', { name: '退回经过' }))
    expect(former.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '申请退回 安澜市交通运输局 沈丁兰 2026-11-19 09:00不属于我局职责。',
      '同意退回 安澜市交通运输局 沈丁兰 2026-11-19 10:00同意改送。',
    ])
    expect(panel.getByRole('button', { name: '改为提交协调' })).toBeEnabled()
    await userEvent.click(panel.getByRole('button', { name: '改为不同意退回' }))
    expect(await screen.findByRole('dialog', { name: '不同意退回' })).toBeInTheDocument()
  })

  it('a closing is checked point by point, with findings where it does not pass', async () => {
    const panel = await act(
      ...(['checkClosing', '办结核查'] as const),
      fake(checkClosing, () => DONE),
    )
    for (const point of ['程序', '实体', '送达', '评价']) await userEvent.type(panel.getByLabelText(point), '80')
    await userEvent.click(panel.getByLabelText('限期整改'))
    await userEvent.click(panel.getByRole('button', { name: '确定办结核查' }))
    expect(opened.asked(checkClosing)).toEqual([])
    await userEvent.type(panel.getByLabelText(/^发现的问题/), '未逐项答复信访请求。')
    await userEvent.click(panel.getByRole('button', { name: '确定办结核查' }))
    await done()
    expect(opened.asked(checkClosing)).toMatchObject([
      {
        procedure: 80,
        substance: 80,
        delivery: 80,
        evaluation: 80,
        result: 'correct',
        findings: '未逐项答复信访请求。',
      },
    ])
  })

  it('of a walled petition it is said who of the receiver is to know', async () => {
    const person = { position: '科员', department: '信访科', knows: false }
    opened = await openCase({ flags: ['walledOff'], buttons: [button('transfer', '转送')] }, undefined, [
      fake(accessList, () => [
        { ...person, personId: 'p1', name: '高丁岚', knows: true },
        { ...person, personId: 'p2', name: '沈丁兰' },
      ]),
    ])
    await userEvent.click(await screen.findByRole('button', { name: '转送' }))
    const units = await screen.findByRole('list', { name: '建议单位' })
    await userEvent.click(within(units).getByLabelText(/人力资源/))
    const people = within(await screen.findByRole('group', { name: /知悉人员（1人）/ }))
    expect(people.getByLabelText(/高丁岚/)).toBeDisabled()
    await userEvent.click(people.getByLabelText(/沈丁兰/))
    await userEvent.click(screen.getByRole('button', { name: '确定转送' }))
    await done()
    expect(opened.asked(transfer)).toMatchObject([
      { receivers: [{ orgId: '990100000-rs', isLead: true, accessList: ['p2'] }] },
    ])
  })
})
