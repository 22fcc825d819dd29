import { passReportBack as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction, type Situation } from '../engine/action'
import type { Step } from '../engine/case-file'
import { give, ownHolder } from '../engine/todos'
import { changeStep, type Work } from '../engine/work'
import { checkRejection, haveRedone } from './reject-report'

export const passReportBack = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.toRedo],
  todos: ['redo'],
  blocked: situation => (reporterTo(situation) ? undefined : '该件由本单位办理，没有可退回的下级单位'),
  async check(work, rejection) {
    await checkRejection(work, getReporter(work), rejection)
    if (work.step.row.due_at && rejection.dueOn > dayOf(work.step.row.due_at))
      refuseRule('转下级的期限不得晚于本级办理期限')
  },
  async perform(work, rejection) {
    const reporter = getReporter(work)
    const own = await changeStep(work, work.step, { state: STEP.assigned, answered_at: null, delivered_at: null })
    await give(work, 'track', own, ownHolder(work))
    return { text: await haveRedone(work, reporter, rejection) }
  },
})

/** Whoever had reported what the acting step has reported further up. */
const reporterTo = ({ file, step }: Pick<Situation, 'file' | 'step'>): Step | undefined =>
  file.steps.findLast(({ parentId, isLead, state }) => parentId === step.id && isLead && state === STEP.done)

const getReporter = (work: Work): Step => reporterTo(work) ?? refuseRule('该件由本单位办理，没有可退回的下级单位')
