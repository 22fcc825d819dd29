import { STEP } from '../petitions/record/states'
import type { Caller } from '../platform/caller'
import type { CaseFile, Step } from './case-file'
import { DOCUMENT, issueDocument, type NewDocument } from './documents'
import { stepFor } from './step-of'
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

interface Answered {
  readonly file: CaseFile
  /** The one that is answered, where it is known. */
  readonly step: Step | undefined
}

/** The letter of opinion is for appeals that are handled in full; everything else is replied to. */
export const letterFor = ({ file: { petition }, step }: Answered) =>
  step?.row.simple || petition.legal_class === '1' || petition.legal_class === '2' ? DOCUMENT.reply : DOCUMENT.opinion

/** What the caller's organisation would answer with, before it acts. */
export const letterOf = (file: CaseFile, caller: Caller) =>
  letterFor({ file, step: stepFor(file, { relation: 'holder', todos: [] }, { caller, held: [], todoStepId: '' }) })
