import { reportUpward as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import type { Work } from '../engine/work'
import { reportOn, sendReport } from './reports'

export const reportUpward = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.reported],
  // Who still waits for the report from below has it in sight.
  todos: ['reportUp', 'track'],
  suits: ({ step }) => step.state === STEP.assigned,
  blocked: ({ step }) =>
    step.state === STEP.assigned && step.row.answered_at ? undefined : '请先签收并认定下级办理报告',
  async perform(work, { opinion }) {
    await sendReport(work, { ...(await reportFromBelow(work)), opinion })
    return { text: opinion }
  },
})

/** What the organisation below has found; its own opinion is replaced. */
async function reportFromBelow(work: Work) {
  const below = work.file.steps.findLast(
    ({ parentId, isLead, state }) => parentId === work.step.id && isLead && state === STEP.done,
  )
  const report = below && (await reportOn(work, below))
  if (!report) throw new Error(`Step ${work.step.id} has no report from below`)
  const { facts, legal_basis, outcome, petitioner_attitude, four_outcomes, investigators } = report
  return { facts, legal_basis, outcome, petitioner_attitude, four_outcomes, investigators }
}
