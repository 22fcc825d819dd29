import { DOCUMENT, issueDocument, type NewDocument } from './documents'
import { STEP } from './states'
import { give } from './todos'
import { changePetition, changeStep, type Work } from './work'

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
    ...{ state: STEP.inHand, handler_id: caller.holderId, answered_at: at, delivered_at: null },
  })
  changePetition(work, { close_type: closeType, replied_at: at })
  await give(work, 'deliver', step, { orgId: caller.orgId, deptId: caller.deptId, personId: caller.holderId })
}

/** The letter of opinion is for appeals that are handled in full; everything else is replied to. */
export const letterFor = ({ file: { petition }, step }: Work) =>
  step.row.simple || petition.legal_class === '1' || petition.legal_class === '2' ? DOCUMENT.reply : DOCUMENT.opinion
