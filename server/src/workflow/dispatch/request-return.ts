import { requestReturn as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction, type Situation } from '../engine/action'
import { stop } from '../engine/clocks'
import { reopenSender } from '../engine/own-limit'
import { giveSender } from '../engine/todos'
import { changeStep } from '../engine/work'

export const requestReturn = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.toSign, STATE.signed],
  todos: ['signFor', 'accept', 'sort', 'coHandle'],
  approval: () => 'return',
  blocked: whyNot,
  async perform(work, { reason, suggestedUnit }) {
    const { at, caller } = work
    await stop(work, work.step, '申请退回', ['K02', 'K03'])
    const asked = { return_asked_at: at, return_reason: reason, return_unit: suggestedUnit }
    const changed = { state: STEP.returnAsked, handler_id: caller.holderId, ...asked }
    const step = await changeStep(work, work.step, changed)
    await giveSender(work, 'returnSignFor', step, { dueAt: await reopenSender(work, step) })
    return { text: `${reason} 建议承办单位：${suggestedUnit}` }
  },
})

function whyNot({ step: { row, parentId }, at }: Situation): string | undefined {
  if (parentId === null) return '本单位登记的信访件不能退回'
  if (row.return_until === null) return '征求协办意见的事项不能退回，请在协办意见中说明'
  if (row.return_count > 0) return '退回申请已被发出单位驳回，不能再次退回'
  return at > row.return_until ? '已超过5个工作日异议期限' : undefined
}
