import { cancelReturn as call } from '@portal/shared-lib/contract/actions'
import { getOffice } from '../../people/organisations/office'
import { STATE, STEP } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { start } from '../engine/clocks'
import { nextTodo } from '../engine/next-todo'
import { stopSender } from '../engine/own-limit'
import { closeOn, giveHolder } from '../engine/todos'
import { changeStep } from '../engine/work'

export const cancelReturn = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.returnAsked],
  todos: [],
  async perform(work) {
    const { step, db } = work
    await closeOn(work, step, ['returnSignFor', 'coordinate'])
    await stopSender(work, step, '撤销退回')
    const office = await getOffice(db, step.row.to_org_id)
    const given = { startAt: step.row.sent_at }
    // A return that was refused cannot be asked for again.
    if (step.row.return_count === 0) await start(work, 'K03', step, office, given)
    const wasSigned = step.row.signed_at !== null
    if (!wasSigned) await start(work, 'K02', step, office, given)
    const before = { state: wasSigned ? STEP.signed : STEP.toSign, return_asked_at: null }
    const restored = await changeStep(work, step, before)
    await giveHolder(work, wasSigned ? await nextTodo(work, restored) : 'signFor', restored)
    return {}
  },
})
