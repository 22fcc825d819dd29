import { getOffice } from '../../people/organisations/office'
import { STATE, type State } from '../../petitions/record/states'
import { endCase } from '../closing/end-case'
import { openUnitEvaluation } from '../closing/evaluation'
import { DOCUMENT, type IssuedDocument } from '../documents/documents'
import { start, stop } from '../engine/clocks'
import { closeOn, giveHolder } from '../engine/todos'
import { changePetition, changeStep, type Work } from '../engine/work'
import { ENDING_KINDS } from './issue-answer'

interface Delivered {
  /** Number of the petitioner. */
  readonly seq: number
  readonly at: Date
}

const ENDS: Readonly<Record<string, State>> = {
  [ENDING_KINDS.routed]: STATE.closed,
  [ENDING_KINDS.notAccepted]: STATE.notAccepted,
  [ENDING_KINDS.noFurther]: STATE.noFurther,
}

/** The state in which a case ends whose answer was of a closing kind. */
export const endOf = (closeType: string): State => ENDS[closeType] ?? STATE.closed

/** Everybody has the answer: what was owed is done, and the petitioners may ask for a review and rate. */
export async function concludeDelivery(work: Work, answer: IssuedDocument, delivered: readonly Delivered[]) {
  const { at } = work
  await closeOn(work, work.step, ['deliver'])
  await stop(work, work.step, '送达', ['K01', 'K02', 'K03', 'K04', 'K05', 'K08', 'K20'])
  const step = await changeStep(work, work.step, { delivered_at: at })
  changePetition(work, { delivered_at: at })
  if (answer.type === DOCUMENT.opinion) await openReview(work, delivered)
  const { close_type: closeType } = work.file.petition
  const isRefusal = closeType in ENDS
  if (!isRefusal) await openUnitEvaluation(work)
  if (step.row.need_report) await giveHolder(work, 'report', step)
  else if (isRefusal) await endCase(work, { state: endOf(closeType), closeType })
  else await giveHolder(work, 'close', step)
}

/** Each may ask for a review from the day on which the opinion came (条例 第三十五条). */
async function openReview(work: Work, delivered: readonly Delivered[]): Promise<void> {
  const office = await getOffice(work.db, work.step.row.to_org_id)
  for (const { seq, at } of delivered) await start(work, 'K09', work.step, office, { startAt: at, personSeq: seq })
}
