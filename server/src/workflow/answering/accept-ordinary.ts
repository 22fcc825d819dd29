import { acceptOrdinary as call } from '@portal/shared-lib/contract/actions'
import { getOffice } from '../../people/organisations/office'
import { STATE } from '../../petitions/record/states'
import { defineAction } from '../engine/action'
import { start, stop } from '../engine/clocks'
import { changeStep } from '../engine/work'
import { checkAcceptance, storeNotice } from './acceptance'

export const acceptOrdinary = defineAction<typeof call>({
  call,
  relation: 'holder',
  from: [STATE.inHand],
  todos: ['handle'],
  keepsTodo: true,
  suits: ({ step }) => step.row.simple,
  blocked: ({ step }) => (step.row.simple ? undefined : '该件不是简易办理件，无需转普通程序'),
  check: checkAcceptance,
  async perform(work, args) {
    const { db, step } = work
    await storeNotice(work, args)
    await stop(work, step, '转普通程序', ['K08'])
    // The limit counts from the day on which it was accepted, whenever it proved to be difficult.
    const startAt = step.row.accepted_at ?? work.at
    const dueAt = await start(work, 'K05', step, await getOffice(db, step.row.to_org_id), { startAt })
    await changeStep(work, step, { simple: false, due_at: step.row.need_report ? step.row.due_at : dueAt })
    return { text: `受理告知书日期${args.issuedOn}` }
  },
})
