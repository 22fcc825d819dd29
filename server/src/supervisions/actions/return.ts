import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import {
  agreeReturn as agreeing,
  askReturn as asking,
  refuseReturn as refusing,
} from '@portal/shared-lib/contract/supervisions'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { moveProceeding } from '../../workflow/engine/proceeding-kind'
import { tellPeople } from '../../workflow/engine/tell'
import { ANSWERED, endAddressee, giveAddressee, giveOffice, JUDGED, namedOrder, QUIET, STATE } from '../carry-on'
import { addresseeIn, changeAddressee, dueOfClock, orderOf } from '../kinds'

export const askReturn = defineAction<typeof asking>({
  ...ANSWERED,
  call: asking,
  from: [STATE.toSign, STATE.toAnswer],
  approval: () => 'superviseAnswer',
  /** Counts when it is asked for, not when a leader has agreed. */
  async check(work) {
    const { return_until: until } = await addresseeIn(work)
    if (until && work.askedAt > until) refuseRule(SUPERVISION_TEXTS.lateReturn)
  },
  async perform(work, { text }) {
    const addressee = await addresseeIn(work)
    await changeAddressee(work, addressee.id, { return_reason: text, handler_id: work.caller.holderId })
    moveProceeding(work, STATE.returnAsked)
    const order = await orderOf(work, addressee)
    await giveOffice(work, 'superviseReturn', order)
    return { text: order.order_no, ...QUIET }
  },
})

export const agreeReturn = defineAction<typeof agreeing>({
  ...JUDGED,
  call: agreeing,
  from: [STATE.returnAsked],
  todos: ['superviseReturn'],
  async perform(work, { text }) {
    const addressee = await addresseeIn(work)
    await endAddressee(work, addressee, STATE.returned, { words: text })
    const order = await orderOf(work, addressee)
    const told = `${namedOrder(order, work)}已同意退回。`
    await tellPeople(work, 'closed', addressee.handler_id ? [addressee.handler_id] : [], told)
    return { text: order.order_no, ...QUIET }
  },
})

export const refuseReturn = defineAction<typeof refusing>({
  ...JUDGED,
  call: refusing,
  from: [STATE.returnAsked],
  todos: ['superviseReturn'],
  async perform(work, { text }) {
    const { db, caller } = work
    const addressee = await addresseeIn(work)
    moveProceeding(work, addressee.signed_at ? STATE.toAnswer : STATE.toSign)
    await giveAddressee(work, addressee, await dueOfClock(db, caller.provinceCode, addressee.clock_id))
    const order = await orderOf(work, addressee)
    const told = `${namedOrder(order, work)}的退回申请未获同意：${text}`
    await tellPeople(work, 'approvalReturned', addressee.handler_id ? [addressee.handler_id] : [], told)
    return { text: order.order_no, ...QUIET }
  },
})
