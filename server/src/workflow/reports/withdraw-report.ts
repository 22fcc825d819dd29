import { withdrawReport as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction, type Situation } from '../engine/action'
import { closeOn, give, giveHolder, ownHolder } from '../engine/todos'
import { changeStep, childrenOf } from '../engine/work'
import { decideReport, resumeReporting } from './reports'

export const withdrawReport = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.reported, STATE.closed, STATE.notAccepted, STATE.noFurther],
  todos: [],
  suits: ({ step }) => step.row.reported_at !== null,
  blocked: whyNot,
  async perform(work) {
    const { step } = work
    await decideReport(work, step, { state: 'draft' })
    await closeOn(work, step, ['reportSignFor'])
    await resumeReporting(work, step, step.row.due_at)
    const wasPassedOn = childrenOf(work, step).some(({ isLead, state }) => isLead && state === STEP.done)
    const before = { state: wasPassedOn ? STEP.assigned : STEP.inHand, reported_at: null }
    const restored = await changeStep(work, step, before)
    if (wasPassedOn) await give(work, 'reportUp', restored, ownHolder(work))
    else await giveHolder(work, 'report', restored)
    return {}
  },
})

function whyNot({ step }: Situation): string | undefined {
  if (step.state === STEP.reported) return undefined
  return step.row.reported_at ? '交办单位已签收报告，不能撤回' : '尚未提交办理报告'
}
