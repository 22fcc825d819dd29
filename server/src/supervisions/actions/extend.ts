import { SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import {
  askExtension as asking,
  extend as call,
  refuseExtension as refusing,
} from '@portal/shared-lib/contract/supervisions'
import { extendClock } from '../../petitions/clocks/extend'
import { dayOf } from '../../platform/calendar/china-time'
import { refuseRule } from '../../platform/refusal'
import { defineAction } from '../../workflow/engine/action'
import { tellPeople } from '../../workflow/engine/tell'
import type { Work } from '../../workflow/engine/work'
import { ANSWERED, endAsking, giveOffice, IN_HAND, JUDGED, namedOrder, QUIET, STATE } from '../carry-on'
import { type Addressee, addresseeIn, changeAddressee, dueOfClock, orderOf } from '../kinds'

/** Refused once it has had more time, and where its time was over at an instant. */
async function refuseExtended({ db, caller }: Work, addressee: Addressee, at: Date): Promise<void> {
  if (addressee.extended_days > 0) refuseRule(SUPERVISION_TEXTS.extended)
  const dueAt = await dueOfClock(db, caller.provinceCode, addressee.clock_id)
  if (!dueAt || dueAt < at) refuseRule(SUPERVISION_TEXTS.overdue)
}

/** When an addressee has asked for more time, as long as nobody has decided. */
async function isAsking({ db, caller, file }: Work, { id, asked_at }: Addressee): Promise<Date | null> {
  const todo = await db
    .selectFrom('todo')
    .where('province_code', '=', caller.provinceCode)
    .where('petition_id', '=', file.petition.id)
    .where('todo_type', '=', 'superviseExtension')
    .where('ref_id', '=', id)
    .where('done_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return todo ? asked_at : null
}

export const askExtension = defineAction<typeof asking>({
  ...ANSWERED,
  call: asking,
  from: [STATE.toAnswer, STATE.toSupply],
  keepsTodo: true,
  async check(work) {
    const addressee = await addresseeIn(work)
    await refuseExtended(work, addressee, work.askedAt)
    if (addressee.asked_at) refuseRule(SUPERVISION_TEXTS.askedBefore)
  },
  async perform(work, { days, text }) {
    const addressee = await addresseeIn(work)
    await changeAddressee(work, addressee.id, { asked_days: days, asked_reason: text, asked_at: work.at })
    const order = await orderOf(work, addressee)
    await giveOffice(work, 'superviseExtension', order)
    const told = `${work.caller.orgName}申请将${namedOrder(order, work)}的反馈期限延长${days}天，请决定。`
    await tellPeople(work, 'report', [order.drafter_id], told)
    return { text: `${order.order_no}，申请延长${days}日`, ...QUIET }
  },
})

export const refuseExtension = defineAction<typeof refusing>({
  ...JUDGED,
  call: refusing,
  from: IN_HAND,
  todos: ['superviseExtension'],
  async perform(work, { text }) {
    const addressee = await addresseeIn(work)
    const order = await orderOf(work, addressee)
    const told = `${namedOrder(order, work)}的延期申请未获同意：${text}`
    await tellPeople(work, 'approvalReturned', addressee.handler_id ? [addressee.handler_id] : [], told)
    return { text: `${order.order_no}，${text}`, ...QUIET }
  },
})

export const extend = defineAction<typeof call>({
  ...JUDGED,
  call,
  from: IN_HAND,
  todos: [],
  goesOn: true,
  approval: () => 'superviseExtension',
  async check(work) {
    const addressee = await addresseeIn(work)
    await refuseExtended(work, addressee, (await isAsking(work, addressee)) ?? work.askedAt)
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
    await endAsking(work, addressee)
    const order = await orderOf(work, addressee)
    const told = `${namedOrder(order, work)}的反馈期限延长至${dayOf(dueAt)}。`
    await tellPeople(work, 'urging', addressee.handler_id ? [addressee.handler_id] : [], told)
    return { text: `${order.order_no}，延长${days}日`, ...QUIET }
  },
})
