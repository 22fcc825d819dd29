import { registerReview } from '@portal/shared-lib/contract/actions'
import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import { TODAY } from './answers'
import type { TestCase, useCases } from './cases'
import type { Portal } from './portal'

type Own<C extends Call> = Omit<CallArgs<C>, 'proceedingId' | 'version' | 'todoId'>

export const application = (more: Partial<CallArgs<typeof registerReview>> = {}) => ({
  kind: 'review' as const,
  applicants: [1],
  receivedOn: TODAY,
  way: 'letter' as const,
  grounds: '处理意见没有回应青苗补偿的标准。',
  requests: '请求撤销处理意见，重新核定补偿。',
  ...more,
})

export const DECISION = {
  facts: '经查阅案卷并询问双方，占用承包地属实。',
  reasons: '处理意见认定事实清楚，适用依据正确。',
  basis: '《信访工作条例》第三十五条。',
}

/** A review on which the people of the demonstration act, each seeing its newest version. */
export function reviewing(portal: Portal, cases: ReturnType<typeof useCases>) {
  const rowOf = (id: string) =>
    portal.db.selectFrom('review').where('id', '=', id).selectAll().executeTakeFirstOrThrow()

  /** The newest review of a case. */
  async function newest({ petitionNo }: TestCase) {
    const of = portal.db.selectFrom('petition').where('petition_no', '=', petitionNo).select('id')
    const row = await portal.db
      .selectFrom('review')
      .where('petition_id', '=', of)
      .orderBy('id', 'desc')
      .select('id')
      .executeTakeFirstOrThrow()
    const ask = async <C extends Call>(account: string, call: C, args: Own<C>) => {
      const { version } = await rowOf(row.id)
      const given = { proceedingId: row.id, version, ...args } as never
      return await portal.ask(call, given, { token: await cases.tokenOf(account) })
    }
    return {
      id: row.id,
      row: () => rowOf(row.id),
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

  async function registered(letter: TestCase, more: Parameters<typeof application>[0] = {}, account = 'al09') {
    await letter.act(account, registerReview, application(more))
    return await newest(letter)
  }

  /** Decides on what waits among the reviews for an account. */
  async function decideAs(account: string, decision: 'agree' | 'back' = 'agree') {
    const token = await cases.tokenOf(account)
    const { list } = await portal.answerTo(approvals, { todoType: 'reviewApproval' }, { token })
    const [first] = list
    if (!first) throw new Error(`No review waits for the approval of ${account}`)
    const { approvalId, version } = first
    await portal.answerTo(decide, { approvalId, version, decision, opinion: '请按意见办理。' }, { token })
  }

  return { newest, registered, decideAs }
}
