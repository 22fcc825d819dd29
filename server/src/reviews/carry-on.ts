import { REVIEW_STATE, REVIEW_TEXTS, type ReviewState } from '@portal/shared-lib/contract/rules/review'
import { openClocks } from '../petitions/clocks/open-clocks'
import { closeTodos } from '../petitions/todos/close'
import { refuseRule } from '../platform/refusal'
import type { Action } from '../workflow/engine/action'
import { stop } from '../workflow/engine/clocks'
import { giveOn, moveProceeding, proceedingOf } from '../workflow/engine/proceeding-kind'
import { refuseAccusedHandler } from '../workflow/engine/recusal'
import { ownHolder } from '../workflow/engine/todos'
import { changePetition, type Work } from '../workflow/engine/work'
import { changeReview, REVIEW, type Review } from './kind'
import { LIMITS } from './limits'

/** What whoever carries a review on does out of the to-do for it. */
export const CARRIED_ON = {
  of: REVIEW,
  relation: 'holder',
  todos: ['review'],
} as const satisfies Pick<Action, 'of' | 'relation' | 'todos'>

/** When the decision has to be delivered. */
async function dueOf({ db, caller, file, step }: Work): Promise<Date | null> {
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, stepId: step.id }
  const clocks = openClocks(db, { ...of, types: ['K10', 'K12'] })
  return (await clocks.orderBy('due_at').select('due_at').executeTakeFirst())?.due_at ?? null
}

/** Takes a review on to a state in which whoever acts goes on with it. */
export async function goOn(work: Work, state: ReviewState): Promise<void> {
  moveProceeding(work, state)
  await giveOn(work, 'review', ownHolder(work), await dueOf(work))
}

/** Nobody reviews what one has handled, or where one is complained about (条例 第二十八条). */
export async function refuseInvolved(work: Work): Promise<void> {
  if (work.step.row.handler_id === work.caller.holderId) refuseRule(REVIEW_TEXTS.recusal)
  await refuseAccusedHandler(work)
}

/** Ends a review for everybody on it; `reviewState` is what the petition is then. */
export async function endReview(work: Work, state: ReviewState, result: string, reviewState: number): Promise<void> {
  const { db, caller, file, step, at } = work
  await stop(work, step, result, LIMITS)
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, refId: proceedingOf(work).id }
  await closeTodos(db, { ...of, types: ['review'] }, { at, personId: caller.personId })
  await changeReview(work, { closed_at: at })
  moveProceeding(work, state)
  changePetition(work, { review_state: reviewState })
}

/** What the petition is where a review came to nothing: as it was before. */
export const stateBefore = ({ kind }: Pick<Review, 'kind'>): number => (kind === 'review' ? 0 : 2)

export const STATE = REVIEW_STATE
