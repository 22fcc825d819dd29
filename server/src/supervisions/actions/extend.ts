import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { extend as call } from '@portal/shared-lib/contract/supervisions'
import { extendClock } from '../../petitions/clocks/extend'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { tellPeople } from '../../workflow/engine/tell'
import { IN_HAND, JUDGED, namedOrder, QUIET } from '../carry-on'
import { addresseeIn, changeAddressee, dueOfClock, orderOf } from '../kinds'

export const extend = defineAction<typeof call>({
  ...JUDGED,
  call,
  from: IN_HAND,
  todos: [],
  goesOn: true,
  approval: () => 'superviseExtension',
  async check(work) {
    const { extended_days: already, clock_id: clockId } = await addresseeIn(work)
    if (already > 0) refuseRule(SUPERVISION_TEXTS.extended)
    const dueAt = await dueOfClock(work.db, work.caller.provinceCode, clockId)
    if (!dueAt || dueAt < work.askedAt) refuseRule(SUPERVISION_TEXTS.overdue)
  },
  async perform(work, { days }) {
    const { db, caller, file, at } = work
    const addressee = await addresseeIn(work)
    const { clock_id: clockId } = addressee
    if (clockId === null) return refuseRule(SUPERVISION_TEXTS.overdue)
    const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K14'] as const, clockId }
    const dueAt = await extendClock(db, of, days, at)
    if (!dueAt) return refuseRule(SUPERVISION_TEXTS.overdue)
    await changeAddressee(work, addressee.id, { extended_days: days })
    const order = await orderOf(work, addressee)
    const told = `${namedOrder(order, work)}的反馈期限延长至${dayOf(dueAt)}。`
    await tellPeople(work, 'urging', addressee.handler_id ? [addressee.handler_id] : [], told)
    return { text: `${order.order_no}，延长${days}日`, ...QUIET }
  },
})
