import { refuseReturn as call } from '@portal/shared-lib/contract/actions'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { nextTodo } from '../engine/next-todo'
import { stopSender } from '../engine/own-limit'
import { peopleOn, tellPeople } from '../engine/tell'
import { closeOn, giveHolder } from '../engine/todos'
import { changeStep } from '../engine/work'

export const refuseReturn = defineAction<typeof call>({
  call,
  roles: ['R06', 'R12'],
  relation: 'sender',
  from: [STATE.returnAsked],
  todos: ['returnSignFor'],
  async perform(work, { reason }) {
    const { at, file } = work
    const { signed_at, signed_by, handler_id, return_count } = work.step.row
    const step = await changeStep(work, work.step, {
      state: STEP.signed,
      signed_at: signed_at ?? at,
      signed_by: signed_by ?? handler_id,
      return_count: return_count + 1,
    })
    await closeOn(work, step, ['coordinate'])
    await stopSender(work, step, '不同意退回')
    await giveHolder(work, await nextTodo(work, step), step)
    const text = `信访件${file.petition.petition_no}的退回申请被退回：${reason}`
    await tellPeople(work, 'approvalReturned', await peopleOn(work, step), text)
    return { text: reason }
  },
})
