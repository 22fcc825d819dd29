import {
  accept,
  acceptReport,
  assign,
  draftOpinion,
  recordDelivery,
  refuseReturn,
  requestReturn,
  resume,
  sendReportBack,
  submitReport,
  suspend,
  voidPetition,
} from '@portal/shared-lib/contract/actions'
import { buttonStatus } from '@portal/shared-lib/contract/buttons'
import { stage } from '@portal/shared-lib/contract/files'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { answering, CHECKED, delivered, notice, opinion, report, TODAY } from '../../test/answers'
import { type TestCase, useCases } from '../../test/cases'
import { PDF } from '../../test/contents'
import { dispatchArgs, LABOUR } from '../../test/dispatches'
import { usePortal } from '../../test/portal'

/** Who acts in each column: the registering and sending bureau, the unit, the bureau that watches it, leaders. */
const COLUMNS = [['zs05', 'zs06'], ['rs12'], ['al05', 'al06'], ['zs07', 'rs14']] as const

/** Who may do what in which state: state | registering or sending bureau | receiving organ | watching bureau | leader. */
const TABLE = `
10 | 拟办 转送 交办 自办 直接回复 不予受理 不再受理 存查 呈报 并案 修改 作废 | – | 查看 | 批示
12 | 撤回送审 | – | 查看 | 同意 退回 转审 加签
20 | 撤回 催办 | 签收 申请退回 | 催办 | 批示
22 | 同意退回 不同意 提交协调 | 撤销退回 | 查看 | –
25 | 催办 督办 | 受理告知 不予受理 转下级 简易办理 申请退回 | 催办 督办 | 批示
30 | 催办 督办 | 过程记录 协办 延期 中止 调解 拟意见书 | 催办 督办 | 批示
35 | – | 恢复 | 查看 | –
40 | – | 撤回送审 | – | 同意 退回
42 | 签收认定 退回重办 | 撤回报告 | 查看 | –
44 | 催办 | 修改报告 延期 | 催办 | –
50 | – | 登记送达 打印 | 查看 | –
60 | 核查 回访 归档 关联复查 | 补充送达材料 打印 | 核查 督办 | –
99 | 查看 打印 | 查看 打印 | 查看 | –`

/** What a word of the table is called on the button, where it is called otherwise. */
const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  呈报: ['呈报领导'],
  批示: ['领导批示'],
  不同意: ['不同意退回'],
  简易办理: ['简易受理'],
  过程记录: ['登记过程'],
  调解: ['调解或和解'],
  拟意见书: ['拟处理意见书或答复'],
  恢复: ['恢复办理'],
  签收认定: ['签收并认定办结'],
  修改报告: ['拟处理意见书或答复', '提交办理报告'],
  核查: ['抽取核查', '办结核查'],
  // Done on other pages than the case's: every act that needs agreement is drafted by its own button.
  查看: [],
  打印: [],
  拟办: [],
  撤回送审: [],
  同意: [],
  退回: [],
  转审: [],
  加签: [],
  // Begun on a page of its own.
  督办: [],
  关联复查: [],
}

/** What may be done beside the table, which docs/decisions/062 gives reasons for: states | by column. */
const BESIDE = `
10 | 导入其他程序 简易受理 信访人撤回 信件办结登记 | – | – | –
12 | 作废 | – | – | –
20 25 30 35 40 42 44 50 60 22 | 群众评价 | – | – | –
12 20 22 25 30 35 40 42 44 50 | 呈报领导 信访人撤回 | – | – | 领导批示
10 12 20 22 25 30 35 40 42 44 50 | 标记重大紧急或扬言 | – | – | –
20 25 30 44 | – | – | – | 催办
25 30 40 44 50 | 提请督办 | – | – | 提请督办
22 | – | 提交协调 | – | –
25 | 提交协调 | 提交协调 不再受理 直接回复 导入其他程序 | – | –
35 44 | – | 登记过程 | – | –
40 50 | 催办 | – | 催办 | 催办
42 | 转督办 | – | – | –
50 | – | 办结 提交办理报告 | – | –
60 | 重新办理 终结申报 | 撤回报告 终结申报 | 回访 重新办理 终结申报 | 重新办理`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(row => row.split(' | '))
const wordsOf = (cell = '–') => (cell === '–' ? [] : cell.split(' '))
const namesOf = (cell?: string) => wordsOf(cell).flatMap(word => BUTTONS[word] ?? [word])

/** All that a column has in a state, by both tables. */
const expectedIn = (state: string, column: number): Set<string> =>
  new Set([
    ...rowsOf(TABLE).flatMap(([at, ...cells]) => (at === state ? namesOf(cells[column]) : [])),
    ...rowsOf(BESIDE).flatMap(([at, ...cells]) => (wordsOf(at).includes(state) ? namesOf(cells[column]) : [])),
  ])

const RETURNED = { reason: '本单位不具有处理该事项的职权', suggestedUnit: '市住房和城乡建设局' }
const REJECTED = { reason: '1', text: '面积没有核实，请重新丈量。', dueOn: '2026-12-18' } as const
const HEARING = { reason: 'hearing', text: '定于12月1日听证。', until: '2026-12-01' } as const

describe('The table of who may do what in which state', () => {
  const portal = usePortal({ database: 'demo' })
  const cases = useCases(portal)
  const { act, agree } = answering(portal, cases)
  /** The buttons that each column saw, by state. */
  const seen = new Map<string, readonly Set<string>[]>()

  beforeAll(async () => {
    portal.clock.stopAt(`${TODAY}T09:00:00+08:00`)
    const letter = await cases.letter()
    await look(letter)
    await walk(letter)
    const mistaken = await cases.letter()
    await mistaken.act('zs06', voidPetition, { reason: '登记时选错了信访人，重新登记。' })
    await look(mistaken)
  })
  afterAll(() => portal.clock.reset())

  async function shownTo(account: string, { petitionNo }: TestCase): Promise<string[]> {
    const { code, data } = await portal.ask(buttonStatus, { petitionNo }, { token: await cases.tokenOf(account) })
    if (code !== 0) return []
    return (data as CallAnswer<typeof buttonStatus>).flatMap(({ visible, name }) => (visible ? [name] : []))
  }

  async function look(letter: TestCase): Promise<void> {
    const columns: Set<string>[] = []
    for (const accounts of COLUMNS) {
      const names: string[] = []
      for (const account of accounts) names.push(...(await shownTo(account, letter)))
      columns.push(new Set(names))
    }
    seen.set(await letter.state(), columns)
  }

  /** Assigned, returned in vain, accepted, suspended, answered, reported, sent back, reported again and closed. */
  async function walk(letter: TestCase): Promise<void> {
    await letter.act('zs05', assign, { ...dispatchArgs(LABOUR), mode: '020100', reportBy: '2026-12-20' })
    await look(letter)
    await agree(letter, 'zs06')
    await look(letter)
    await act(letter, 'rs12', requestReturn, RETURNED, 'rs13')
    await look(letter)
    await letter.act('zs05', refuseReturn, { reason: '该事项属于你单位职责范围。' })
    await look(letter)
    await letter.act('rs12', accept, notice())
    await look(letter)
    const file = { name: '听证通知书.pdf', content: PDF }
    const fileIds = [await portal.answerTo(stage, {}, { token: await cases.tokenOf('rs12'), file })]
    await act(letter, 'rs12', suspend, { ...HEARING, fileIds }, 'rs14')
    await look(letter)
    await letter.act('rs12', resume)
    await answerAndReport(letter)
    await letter.act('zs05', sendReportBack, REJECTED)
    await look(letter)
    await answerAndReport(letter)
    await letter.act('zs05', acceptReport, CHECKED)
    await look(letter)
  }

  async function answerAndReport(letter: TestCase): Promise<void> {
    await letter.act('rs12', draftOpinion, opinion())
    await look(letter)
    await agree(letter, 'rs13', 'rs14')
    await look(letter)
    await letter.act('rs12', recordDelivery, delivered())
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    await look(letter)
  }

  const cells = rowsOf(TABLE).flatMap(([state = '']) =>
    ['bureau', 'receiver', 'watcher', 'leader'].map((column, at) => [state, column, at] as const),
  )

  it.each(cells)('in %s: %s', (state, _column, at) => {
    expect(seen.get(state)?.[at]).toEqual(expectedIn(state, at))
  })
})
