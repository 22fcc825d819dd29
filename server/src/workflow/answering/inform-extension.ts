import { informExtension as call } from '@portal/shared-lib/contract/actions'
import { STATE } from '../../petitions/record/states'
import { dayOf, startOfDay } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../engine/action'

export const informExtension = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand, STATE.suspended, STATE.answerApproval, STATE.toRedo, STATE.answered, STATE.reopened],
  todos: ['informExtension'],
  onlyAsked: true,
  async check({ at }, { informedOn }) {
    if (informedOn > dayOf(at)) refuseRule('告知日期不能晚于今日')
  },
  async perform({ db, caller, step }, { informedOn, mode }) {
    await db
      .updateTable('extension')
      .set({ informed_at: startOfDay(informedOn), informed_how: mode })
      .where('province_code', '=', caller.provinceCode)
      .where('step_id', '=', step.id)
      .where('state', '=', 'granted')
      .execute()
    return { text: `${informedOn}告知信访人。` }
  },
})
