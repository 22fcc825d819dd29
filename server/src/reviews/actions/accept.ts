import { accept as call } from '@portal/shared-lib/contract/reviews'
import { stopClocks } from '../../petitions/clocks/stop'
import { issueDocument } from '../../workflow/documents/documents'
import { defineAction } from '../../workflow/engine/action'
import { stop } from '../../workflow/engine/clocks'
import type { Work } from '../../workflow/engine/work'
import { CARRIED_ON, goOn, refuseInvolved, STATE } from '../carry-on'
import { changeReview, type Review, reviewIn } from '../kind'
import { WINDOW } from '../limits'

/** DM_WSLX: what tells the applicants that it is accepted. */
const NOTICE = { review: '08', reReview: '10' } as const

export const accept = defineAction<typeof call>({
  ...CARRIED_ON,
  call,
  from: [STATE.toDecide],
  check: refuseInvolved,
  async perform(work, { documentNo }) {
    const review = await reviewIn(work)
    const { review_no: reviewNo } = review
    await issueDocument(work, { type: NOTICE[review.kind], documentNo, content: { reviewNo }, issuedAt: work.at })
    await changeReview(work, { accepted_at: work.at, handler_id: work.caller.holderId })
    await stop(work, work.step, '受理', ['K19'])
    await stopWindows(work, review)
    await goOn(work, STATE.inHand)
    return { text: reviewNo }
  },
})

/** Who has asked for it need not ask again. */
async function stopWindows({ db, caller, file, at }: Work, { id, kind }: Review): Promise<void> {
  const applicants = await db
    .selectFrom('review_applicant')
    .where('province_code', '=', caller.provinceCode)
    .where('review_id', '=', id)
    .select('person_seq as personSeq')
    .execute()
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: [WINDOW[kind]] }
  for (const { personSeq } of applicants) await stopClocks(db, { ...of, personSeq }, at, '已申请')
}
