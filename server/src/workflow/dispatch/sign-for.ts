import { signFor as call } from '@portal/shared-lib/contract/actions'
import { getOffice } from '../../people/organisations/office'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { stop } from '../engine/clocks'
import { nextTodo } from '../engine/next-todo'
import { refuseAccusedHandler } from '../engine/recusal'
import { giveHolder } from '../engine/todos'
import { changeStep } from '../engine/work'

export const signFor = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.toSign],
  todos: ['signFor'],
  check: refuseAccusedHandler,
  async perform(work) {
    const { at, caller, db } = work
    const office = await getOffice(db, work.step.row.to_org_id)
    await stop(work, work.step, '签收', ['K02'])
    const signed = { state: STEP.signed, signed_at: at, signed_by: caller.personId }
    // Of a bureau any of its people may sort; in another organisation whoever signs goes on.
    const step = await changeStep(
      work,
      work.step,
      office.isBureau ? signed : { ...signed, handler_id: caller.holderId },
    )
    await giveHolder(work, await nextTodo(work, step), step)
    return {}
  },
})
