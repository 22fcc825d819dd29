import {
  accept,
  type acceptSimple,
  assign,
  close,
  draftOpinion,
  recordDelivery,
  requestReturn,
  signFor,
  submitReport,
  transfer,
} from '@portal/shared-lib/contract/actions'
import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import type { TestCase, useCases } from './cases'
import { dispatchArgs, LABOUR } from './dispatches'
import type { LetterArgs } from './letters'
import type { Portal } from './portal'

type Own<C extends Call> = Omit<CallArgs<C>, 'petitionNo' | 'version' | 'todoId' | 'paperId'>

/** A day on which the people of the demonstration work. */
export const TODAY = '2026-11-20'

type Delivery = NonNullable<Own<typeof recordDelivery>['deliveries']>[number]

export const delivered = (more: Partial<Delivery> = {}): Own<typeof recordDelivery> => ({
  deliveries: [{ personSeq: 1, mode: '0', deliveredOn: TODAY, deliveredBy: '沈丁兰', ...more }],
})

export const notice = (more: Partial<Own<typeof accept>> = {}): Own<typeof accept> => ({
  issuedOn: TODAY,
  text: '你反映的事项我单位已受理。',
  ...delivered(),
  ...more,
})

export const opinion = (more: Partial<Own<typeof draftOpinion>> = {}): Own<typeof draftOpinion> => ({
  facts: '经查，灌溉渠占用承包地1.2亩属实。',
  opinion: '由荷塘镇人民政府于年底前兑付青苗补偿款。',
  basis: '《临江省征收农用地青苗补偿办法》第八条。',
  conclusion: '1',
  investigators: ['沈丁兰', '韩戊竹'],
  ...more,
})

export const SIMPLE: Own<typeof acceptSimple> = { isFirst: true, isClear: true, isUndisputed: true, isUrgent: true }

export const report = {
  facts: '经查，占用承包地属实。',
  measures: '已核实面积并编制兑付方案。',
  outcome: '补偿款已兑付。',
  attitude: '0',
  fourOutcomes: ['1'],
}

export const CHECKED = { wasNoticed: true, wasDelivered: true, isFounded: true, isComplete: true }

export const CLOSED = { closeType: '01' as const, fourOutcomes: ['1' as const] }

export const RETURN = { reason: '该事项反映的问题不属于我单位职责范围。', suggestedUnit: '安澜市住房和城乡建设局' }

/** What the people of the labour office do with a letter, and their leaders, each seeing the newest version. */
export function answering(portal: Portal, cases: ReturnType<typeof useCases>) {
  async function decideAs(account: string, { petitionNo }: TestCase, decision: 'agree' | 'back' = 'agree') {
    const token = await cases.tokenOf(account)
    const { list } = await portal.answerTo(approvals, { limit: 100 }, { token })
    const approval = list.find(each => each.petitionNo === petitionNo)
    if (!approval) throw new Error(`Nothing of ${petitionNo} waits for ${account}`)
    const { approvalId, version } = approval
    await portal.answerTo(decide, { approvalId, version, decision, opinion: '请按意见办理。' }, { token })
  }
  const agree = async (letter: TestCase, ...accounts: string[]) => {
    for (const account of accounts) await decideAs(account, letter)
  }
  const act = async <C extends Call>(
    letter: TestCase,
    account: string,
    call: C,
    args: Own<C>,
    ...leaders: string[]
  ) => {
    await letter.act(account, call, args as never)
    await agree(letter, ...leaders)
  }
  /** A letter that was transferred to the labour office, which has signed for it. */
  async function signed(more: Partial<LetterArgs> = {}): Promise<TestCase> {
    const letter = await cases.letter(more)
    await letter.act('zs05', transfer, dispatchArgs(LABOUR))
    await letter.act('rs12', signFor)
    return letter
  }
  /** A letter that the labour office has signed for and accepted. */
  async function accepted(more: Partial<LetterArgs> = {}): Promise<TestCase> {
    const letter = await signed(more)
    await letter.act('rs12', accept, notice())
    return letter
  }
  /** A letter that was assigned to the labour office, which has signed for it. */
  async function assigned(more: Partial<LetterArgs> = {}): Promise<TestCase> {
    const letter = await cases.letter(more)
    await act(letter, 'zs05', assign, { ...dispatchArgs(LABOUR), mode: '020100', reportBy: '2026-12-20' }, 'zs06')
    await letter.act('rs12', signFor)
    return letter
  }
  /** What a letter goes through until the petitioner has the opinion. */
  async function answered(letter: TestCase, more: Parameters<typeof opinion>[0] = {}): Promise<TestCase> {
    await letter.act('rs12', accept, notice())
    await act(letter, 'rs12', draftOpinion, opinion(more), 'rs13', 'rs14')
    await letter.act('rs12', recordDelivery, delivered())
    return letter
  }
  /** A letter that the labour office has answered and closed. */
  async function closed(): Promise<TestCase> {
    const letter = await answered(await signed())
    await letter.act('rs12', close, CLOSED)
    return letter
  }
  /** A letter about which the labour office has reported to the bureau that had assigned it. */
  async function reported(): Promise<TestCase> {
    const letter = await answered(await assigned())
    await act(letter, 'rs12', submitReport, report, 'rs13', 'rs14')
    return letter
  }
  /** A letter that the labour office wants to return, its head agreeing. */
  async function returned(): Promise<TestCase> {
    const letter = await signed()
    await act(letter, 'rs12', requestReturn, RETURN, 'rs13')
    return letter
  }
  return { decideAs, agree, act, signed, accepted, assigned, answered, closed, reported, returned }
}

/** What a person was told, newest first. */
export async function messagesTo(portal: Portal, account: string, type: string): Promise<string[]> {
  const rows = await portal.db
    .selectFrom('message')
    .where('person_id', '=', `demo-${account}`)
    .where('type', '=', type as never)
    .orderBy('id', 'desc')
    .select('content')
    .execute()
  return rows.map(({ content }) => content)
}
