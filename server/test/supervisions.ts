import { approvals, decide } from '@portal/shared-lib/contract/approvals'
import * as counters from '@portal/shared-lib/contract/counters'
import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import * as supervisions from '@portal/shared-lib/contract/supervisions'
import type { TestCase, useCases } from './cases'
import { LABOUR } from './dispatches'
import type { Portal } from './portal'

type Own<C extends Call> = Omit<CallArgs<C>, 'proceedingId' | 'version' | 'todoId'>

export const ORDER = {
  reason: '10',
  way: '1',
  facts: '承办单位收到信访件后长期未到现场核实，推诿敷衍。',
  demand: '请立即核实并书面反馈。',
}

export const FEEDBACK = {
  measures: '已成立工作专班，逐户上门核实情况。',
  result: '拖欠的工资已全部发放到位，信访人表示满意。',
  fileIds: [] as string[],
}

/** Orders on which the people of the demonstration act, each seeing the newest version. */
export function supervising(portal: Portal, cases: ReturnType<typeof useCases>) {
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  function on(table: 'supervision' | 'supervision_addressee', id: string) {
    const row = () => portal.db.selectFrom(table).where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const ask = async <C extends Call>(account: string, call: C, args: Own<C>) => {
      const given = { proceedingId: id, version: (await row()).version, ...args } as never
      return await portal.ask(call, given, await as(account))
    }
    return {
      id,
      state: async () => (await row()).state,
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

  const drafting = (letters: readonly TestCase[], more: Partial<CallArgs<typeof supervisions.draft>> = {}) => ({
    petitionNos: letters.map(({ petitionNo }) => petitionNo),
    addressees: [LABOUR],
    ...ORDER,
    ...more,
  })

  async function drafted(letters: readonly TestCase[], more: Partial<CallArgs<typeof supervisions.draft>> = {}) {
    const { id } = await portal.answerTo(supervisions.draft, drafting(letters, more), await as('zs08'))
    return on('supervision', id)
  }

  /** Why a draft is refused. */
  async function draftRefusal(
    letters: readonly TestCase[],
    more: Partial<CallArgs<typeof supervisions.draft>> = {},
    account = 'zs08',
  ) {
    const { code, message } = await portal.ask(supervisions.draft, drafting(letters, more), await as(account))
    if (code === 0) throw new Error('The draft was not refused')
    return message
  }

  /** Decides on what waits among the supervisions for an account. */
  async function decideAs(account: string, decision: 'agree' | 'back' = 'agree') {
    const { list } = await portal.answerTo(approvals, { todoType: 'superviseApproval' }, await as(account))
    const [first] = list
    if (!first) throw new Error(`No supervision waits for the approval of ${account}`)
    const { approvalId, version } = first
    await portal.answerTo(decide, { approvalId, version, decision, opinion: '请按意见办理。' }, await as(account))
  }

  /** An order that was sent; with its addressees in their order. */
  async function sent(letters: readonly TestCase[], more: Partial<CallArgs<typeof supervisions.draft>> = {}) {
    const order = await drafted(letters, more)
    await order.act('zs08', supervisions.submit, { text: '' })
    await decideAs('zs07')
    return { order, addressees: await addresseesOf(order.id) }
  }

  async function addresseesOf(id: string) {
    const rows = await portal.db
      .selectFrom('supervision_addressee')
      .where('supervision_id', '=', id)
      .orderBy('id')
      .select('id')
      .execute()
    return rows.map(row => on('supervision_addressee', row.id))
  }

  /** An order on which an addressee has given feedback. */
  async function answered(letters: readonly TestCase[]) {
    const found = await sent(letters)
    const [addressee] = found.addressees
    if (!addressee) throw new Error('The order has no addressee')
    await addressee.act('rs12', supervisions.sign, {})
    await addressee.act('rs12', supervisions.feedBack, FEEDBACK)
    await decideAs('rs14')
    return { ...found, addressee }
  }

  const read = async (account: string, { id }: { id: string }) =>
    await portal.answerTo(supervisions.supervision, { proceedingId: id }, await as(account))

  const list = async (account: string, more: Partial<CallArgs<typeof supervisions.supervisions>> = {}) =>
    await portal.answerTo(supervisions.supervisions, { limit: 100, ...more }, await as(account))

  const count = async (account: string) => await portal.answerTo(counters.supervisions, {}, await as(account))

  return { on, drafted, draftRefusal, decideAs, sent, answered, addresseesOf, read, list, count }
}
