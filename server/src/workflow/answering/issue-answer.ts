import { STEP } from '../../petitions/record/states'
import { issueDocument, type NewDocument } from '../documents/documents'
import { give } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'

interface Answer extends Omit<NewDocument, 'issuedAt'> {
  /** DM_BJLX: how the case closes once it is delivered. */
  readonly closeType: string
}

/** Closing kinds of answers that end the case as soon as they are delivered, where no report is owed. */
export const ENDING_KINDS = { routed: '03', notAccepted: '08', noFurther: '09' } as const

/** Issues what the petitioner is told on the acting step; whoever wrote it delivers it. */
export async function issueAnswer(work: Work, { closeType, ...document }: Answer): Promise<void> {
  const { at, caller } = work
  await issueDocument(work, { ...document, issuedAt: at })
  const step = await changeStep(work, work.step, {
    state: STEP.inHand,
    handler_id: caller.holderId,
    answered_at: at,
    delivered_at: null,
  })
  changePetition(work, { close_type: closeType, replied_at: at })
  await give(work, 'deliver', step, { orgId: caller.orgId, deptId: caller.deptId, personId: caller.holderId })
}
