import { withdraw as call } from '@portal/shared-lib/contract/reviews'
import { attachToPetition } from '../../petitions/record/attachments'
import { defineAction } from '../../workflow/engine/action'
import { CARRIED_ON, endReview, STATE, stateBefore } from '../carry-on'
import { reviewIn } from '../kind'

export const withdraw = defineAction<typeof call>({
  ...CARRIED_ON,
  call,
  from: [STATE.toDecide, STATE.supplement, STATE.inHand, STATE.hearing],
  async perform(work, { text, fileIds }) {
    await attachToPetition(work.db, work.caller, work.file.petition.id, fileIds)
    await endReview(work, STATE.withdrawn, '撤回', stateBefore(await reviewIn(work)))
    return { text }
  },
})
