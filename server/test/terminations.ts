import { applyTermination } from '@portal/shared-lib/contract/actions'
import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { REQUIRED_PAPERS } from '@portal/shared-lib/contract/rules/termination'
import * as terminations from '@portal/shared-lib/contract/terminations'
import { lapseClocks } from '../src/petitions/urging/warnings/lapse'
import type { TestCase, useCases } from './cases'
import type { Portal } from './portal'

type Own<C extends Call> = Omit<CallArgs<C>, 'proceedingId' | 'version' | 'todoId'>

export const FILING = {
  facts: '信访人反映的占地补偿已按处理意见书足额兑付。',
  reasons: '该事项已经依法处理，信访人逾期未申请复查。',
  plan: '由荷塘镇每月走访一次，落实临时救助。',
}

/** Filings on which the people of the demonstration act, each seeing the newest version. */
export function terminating(portal: Portal, cases: ReturnType<typeof useCases>) {
  const rowOf = (id: string) =>
    portal.db.selectFrom('termination').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  /** The newest filing that hangs on a case. */
  async function newest({ petitionNo }: TestCase) {
    const of = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('id')
    const { id } = await portal.db
      .selectFrom('termination')
      .where('petition_id', '=', of)
      .orderBy('id', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
    const ask = async <C extends Call>(account: string, call: C, args: Own<C>) => {
      const { version } = await rowOf(id)
      const given = { proceedingId: id, version, ...args } as never
      return await portal.ask(call, given, { token: await cases.tokenOf(account) })
    }
    return {
      id,
      row: () => rowOf(id),
      async act<C extends Call>(account: string, call: C, args: Own<C>) {
        const { code, message, data } = await ask(account, call, args)
        if (code !== 0) throw new Error(`${account} was refused ${call.path}: ${message}`)
        return data
      },
      async refusal<C extends Call>(account: string, call: C, args: Own<C>) {
        const { code, message } = await ask(account, call, args)
        if (code === 0) throw new Error(`${account} was not refused ${call.path}`)
        return message
      },
    }
  }

  /** The time for a review passes, and nobody has asked for one. */
  const lapse = (at: string) => lapseClocks(portal.db, '99', new Date(at))

  async function filed(letter: TestCase, account = 'rs12') {
    await letter.act(account, applyTermination, FILING)
    return await newest(letter)
  }

  /** Decides on what waits among the terminations for an account. */
  async function decideAs(account: string, decision: 'agree' | 'back' = 'agree') {
    const token = await cases.tokenOf(account)
    const { list } = await portal.answerTo(approvals, { todoType: 'terminationApproval' }, { token })
    const [first] = list
    if (!first) throw new Error(`No termination waits for the approval of ${account}`)
    const { approvalId, version } = first
    await portal.answerTo(decide, { approvalId, version, decision, opinion: '请按意见办理。' }, { token })
  }

  /** Explains what lacks, and submits it with the agreement of the unit's leaders. */
  async function submitted(letter: TestCase) {
    const filing = await filed(letter)
    for (const kind of (await filing.row()).missing) {
      const known = REQUIRED_PAPERS.find(([each]) => each === kind)
      if (known) await filing.act('rs12', terminations.supply, { kind: known[0], text: '该事项未形成此项材料。' })
    }
    await filing.act('rs12', terminations.submit, { text: '' })
    await decideAs('rs13')
    await decideAs('rs14')
    return filing
  }

  /** The city's bureau passes it on to that of the province. */
  async function passed(letter: TestCase) {
    const filing = await submitted(letter)
    await filing.act('al06', terminations.pass, { text: '材料齐全，同意上报。' })
    await decideAs('al07')
    return filing
  }

  /** The province's bureau recognises it. */
  async function recognised(letter: TestCase) {
    const filing = await passed(letter)
    await filing.act('zs06', terminations.recognise, { text: '经审核，同意认定该事项终结。', documentNo: '' })
    await decideAs('zs07')
    return filing
  }

  return { newest, lapse, filed, decideAs, submitted, passed, recognised }
}
