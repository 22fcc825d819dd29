import { RETURN_WORKDAYS, SUPERVISION_STATE, SUPERVISION_TEXTS } from '@portal/shared-lib/contract/rules/supervision'
import { submit as call, withdraw as withdrawing } from '@portal/shared-lib/contract/supervisions'
import { getOffice } from '../../people/organisations/office'
import { dueOf } from '../../petitions/clocks/rules'
import { readCalendar } from '../../platform/calendar/read-calendar'
import { refuseRule } from '../../platform/refusal'
import { type Action, defineAction } from '../../workflow/engine/action'
import { moveProceeding } from '../../workflow/engine/proceeding-kind'
import { peopleWithRole, tellPeople } from '../../workflow/engine/tell'
import { give } from '../../workflow/engine/todos'
import type { Work } from '../../workflow/engine/work'
import { candidatesFor } from '../candidates'
import { markSupervised, namedOrder, STATE, startAnswering } from '../carry-on'
import { refuseWrong } from '../draft'
import { type Addressee, addresseesOf, changeAddressee, changeOrder, ORDER, type Order, orderIn } from '../kinds'
import { supervisedIn } from '../petitions'

/** What is done with a draft out of its to-do. */
const DRAFTED = {
  of: ORDER,
  relation: 'holder',
  todos: ['superviseDraft'],
  from: [SUPERVISION_STATE.draft],
} as const satisfies Partial<Action>

export const submit = defineAction<typeof call>({
  ...DRAFTED,
  call,
  approval: () => 'supervision',
  async check(work) {
    const { db, caller, at } = work
    const order = await orderIn(work)
    const addressees = await addresseesOf(db, caller.provinceCode, order.id)
    await refuseWrong(db, caller, {
      title: order.title,
      reason: order.reason,
      way: order.way,
      feedbackOn: order.feedback_on ?? undefined,
      addressees: addressees.map(({ org_id }) => org_id),
      petitions: await supervisedIn(db, caller.provinceCode, order.id),
      at,
    })
  },
  async perform(work, { text }) {
    const { db, caller } = work
    const order = await orderIn(work)
    const names: string[] = []
    for (const addressee of await addresseesOf(db, caller.provinceCode, order.id))
      names.push(await send(work, order, addressee))
    await changeOrder(work, order.id, { sent_at: work.at })
    await markSupervised(work, order)
    moveProceeding(work, SUPERVISION_STATE.toSign)
    return { text: [`${order.order_no}，发往${names.join('、')}`, text].filter(Boolean).join('；'), shared: false }
  },
})

/** Brings the order to an addressee, whose time runs from now on; answers its name. */
async function send(work: Work, order: Order, addressee: Addressee): Promise<string> {
  const { at } = work
  const office = await getOffice(work.db, addressee.org_id)
  const { deptId, personId } = await receiverIn(work, order, office)
  const dueAt = await startAnswering(work, addressee, order.feedback_on)
  const counted = { startAt: at, unit: 'workday' as const, length: RETURN_WORKDAYS, capAt: null }
  const { dueAt: returnUntil } = dueOf(counted, await readCalendar(work.db))
  const handler = personId ? { handler_id: personId } : {}
  await changeAddressee(work, addressee.id, {
    ...handler,
    state: STATE.toSign,
    dept_id: deptId,
    return_until: returnUntil,
  })
  await give(work, 'supervise', work.step, { orgId: office.id, deptId, personId }, { dueAt, refId: addressee.id })
  const leaders = [
    ...(await peopleWithRole(work.db, office.id, ['R07', 'R13'], deptId)),
    ...(await peopleWithRole(work.db, office.id, ['R08', 'R14'])),
  ]
  const told = [...new Set([...(personId ? [personId] : []), ...leaders])]
  await tellPeople(work, 'urging', told, `${work.caller.orgName}发来${namedOrder(order, work)}，请按期反馈。`)
  return office.name
}

/** Of a walled petition whoever handles it there, else the department that takes in what comes. */
async function receiverIn({ db, caller }: Work, order: Order, office: { id: string; deptId: string }) {
  const petitions = await supervisedIn(db, caller.provinceCode, order.id)
  if (!petitions.some(({ walledOff }) => walledOff)) return { deptId: office.deptId, personId: '' }
  const candidate = (await candidatesFor(db, caller, petitions)).find(({ id }) => id === office.id)
  return candidate?.handler ?? refuseRule(SUPERVISION_TEXTS.wrongAddressee)
}

export const withdraw = defineAction<typeof withdrawing>({
  ...DRAFTED,
  call: withdrawing,
  async perform(work, { text }) {
    const order = await orderIn(work)
    await changeOrder(work, order.id, { closed_at: work.at })
    moveProceeding(work, SUPERVISION_STATE.withdrawn)
    return { text: `${order.order_no}；${text}`, shared: false }
  },
})
