import { close as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP, type StepState } from '../../petitions/record/states'
import { defineAction, type Situation } from '../engine/action'
import { endCase } from './end-case'

const OVER: readonly StepState[] = [STEP.returned, STEP.done, STEP.recalled, STEP.transferred]

export const close = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.answered],
  // What has to be done before is a to-do too: whoever has it learns why not yet.
  todos: ['close', 'deliver', 'report'],
  blocked: whyNot,
  async perform(work, { closeType, fourOutcomes }) {
    await endCase(work, { state: STATE.closed, closeType, fourOutcomes })
    return {}
  },
})

function whyNot({ step, file }: Situation): string | undefined {
  if (!step.row.delivered_at) return '尚未登记送达情况'
  if (step.row.need_report) return '交办件应提交办理报告，由交办单位认定办结'
  const isOpen = file.steps.some(
    ({ parentId, isLead, state }) => parentId === step.id && !isLead && !OVER.includes(state),
  )
  return isOpen ? '仍有协办单位未答复，请先收回或等待答复' : undefined
}
