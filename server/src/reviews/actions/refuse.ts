import { refuse as call } from '@portal/shared-lib/contract/reviews'
import { nameOf, REFUSAL_REASONS } from '@portal/shared-lib/contract/rules/review'
import { defineAction } from '../../workflow/engine/action'
import { CARRIED_ON, endReview, STATE, stateBefore } from '../carry-on'
import { changeReview, reviewIn } from '../kind'

export const refuse = defineAction<typeof call>({
  ...CARRIED_ON,
  call,
  from: [STATE.toDecide],
  approval: () => 'review',
  async perform(work, { reason, text }) {
    const why = `${nameOf(REFUSAL_REASONS, reason)}。${text}`
    await changeReview(work, { refuse_reason: why, handler_id: work.caller.holderId })
    await endReview(work, STATE.refused, '不予受理', stateBefore(await reviewIn(work)))
    return { text: why }
  },
})
