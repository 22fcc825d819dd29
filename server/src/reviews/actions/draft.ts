import { draft as call } from '@portal/shared-lib/contract/reviews'
import { CONCLUSION_NAMES, CONCLUSIONS, nameOf, REVIEW_TEXTS } from '@portal/shared-lib/contract/rules/review'
import { ENDED } from '../../petitions/record/states'
import { refuseRule } from '../../platform/refusal'
import { endChecks } from '../../workflow/closing/closing-check'
import { reopenCase } from '../../workflow/closing/reopen-case'
import { issueDocument } from '../../workflow/documents/documents'
import { defineAction } from '../../workflow/engine/action'
import { chosenCode } from '../../workflow/engine/codes'
import { mainState } from '../../workflow/engine/permit'
import { closeAll } from '../../workflow/engine/todos'
import { changePetition, type Work } from '../../workflow/engine/work'
import { CARRIED_ON, goOn, refuseInvolved, STATE } from '../carry-on'
import { changeReview, reviewIn } from '../kind'
import { kindName } from '../original'

/** DM_WSLX. */
const DECISION = { review: '09', reReview: '11' } as const

export const draft = defineAction<typeof call>({
  ...CARRIED_ON,
  call,
  from: [STATE.inHand],
  approval: () => 'review',
  async check(work, { conclusion, outcome }) {
    await refuseInvolved(work)
    if (conclusion === CONCLUSIONS.change) await chosenCode(work.db, 'DM_JLLX', outcome, REVIEW_TEXTS.noOutcome)
    if (conclusion === CONCLUSIONS.revoke && !ENDED.has(mainState(work.file))) refuseRule(REVIEW_TEXTS.notOpen)
  },
  async perform(work, { conclusion, outcome, documentNo, ...grounds }) {
    const { kind, review_no: reviewNo } = await reviewIn(work)
    const { facts, reasons, basis } = grounds
    const content = { reviewNo, conclusion, facts, reasons, basis }
    const issuedAt = work.at
    const documentId = await issueDocument(work, { type: DECISION[kind], documentNo, content, issuedAt })
    await changeReview(work, { conclusion, facts, reasons, basis, decided_at: issuedAt, document_id: documentId })
    if (conclusion === CONCLUSIONS.change) changePetition(work, { outcome })
    await goOn(work, STATE.decided)
    const name = nameOf(CONCLUSION_NAMES, conclusion)
    if (conclusion === CONCLUSIONS.revoke) await haveRedone(work, `${kindName(kind)}决定${name}，编号${reviewNo}`)
    return { text: name }
  },
})

/** The petition is handled again, with a new limit, from the moment of the decision. */
async function haveRedone(work: Work, reason: string): Promise<void> {
  await closeAll(work)
  await endChecks(work)
  await reopenCase(work, { ground: 'review', reason })
}
