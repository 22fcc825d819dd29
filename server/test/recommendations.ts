import type { Call, CallArgs } from '@portal/shared-lib/contract/form'
import * as contract from '@portal/shared-lib/contract/recommendations'
import type { useCases } from './cases'
import { LABOUR } from './dispatches'
import type { usePortal } from './portal'

export const TEXT = '建议建立欠薪线索快速处置机制，明确各环节办理时限和责任人。'
const MEASURES = '已印发快速处置办法，明确五个工作日内初核。'
const REASON = '涉及上位法修订，需另行报请省级研究。'

export type Own<C extends Call> = Omit<CallArgs<C>, 'id' | 'version'>

export const ANSWER = { adopted: 'part', measures: MEASURES, reason: REASON } as const

/** Recommendations of 省信访局 to 人社厅, as its people write, agree to and answer them. */
export function useRecommendations(portal: ReturnType<typeof usePortal>, cases: ReturnType<typeof useCases>) {
  const rowOf = (id: string) =>
    portal.db.selectFrom('recommendation').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
  const as = async (account: string) => ({ token: await cases.tokenOf(account) })

  async function written(more: Partial<CallArgs<typeof contract.write>> = {}, account = 'zs08') {
    const args = { kind: '1', receiverId: LABOUR, text: TEXT, ...more } as const
    const { id } = await portal.answerTo(contract.write, args, await as(account))
    const ask = async <C extends Call>(who: string, call: C, given: Own<C>) => {
      const { version } = await rowOf(id)
      return await portal.ask(call, { id, version, ...given } as never, await as(who))
    }
    return {
      id,
      row: () => rowOf(id),
      async act<C extends Call>(who: string, call: C, given: Own<C>) {
        const { code, message } = await ask(who, call, given)
        if (code !== 0) throw new Error(`${who} was refused ${call.path}: ${message}`)
      },
      async refusal<C extends Call>(who: string, call: C, given: Own<C>) {
        const { code, message } = await ask(who, call, given)
        if (code === 0) throw new Error(`${who} was not refused ${call.path}`)
        return message
      },
      async todos() {
        const open = portal.db.selectFrom('todo').where('ref_id', '=', id).where('done_at', 'is', null)
        const ours = open.where('todo_type', 'in', ['recommendation', 'recommendationApproval']).orderBy('id')
        const rows = await ours.select(['todo_type', 'person_id', 'dept_id', 'petition_id']).execute()
        expect(rows.filter(({ petition_id }) => petition_id !== null)).toEqual([])
        return rows.map(({ todo_type, person_id, dept_id }) => `${todo_type} ${person_id || dept_id}`)
      },
    }
  }

  type Recommended = Awaited<ReturnType<typeof written>>

  async function sent(more: Partial<CallArgs<typeof contract.write>> = {}): Promise<Recommended> {
    const one = await written(more)
    await one.act('zs07', contract.agree, {})
    return one
  }

  async function answered(answer: Own<typeof contract.answer> = ANSWER, more = {}): Promise<Recommended> {
    const one = await sent(more)
    await one.act('rs12', contract.sign, {})
    await one.act('rs12', contract.answer, answer)
    await one.act('rs14', contract.agreeAnswer, {})
    return one
  }

  return { as, written, sent, answered }
}
