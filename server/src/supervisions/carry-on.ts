import {
  ADDRESSEE_STATE,
  type AddresseeState,
  SUPERVISION_TEXTS,
  type SupervisionConclusion,
} from '@portal/shared-lib/contract/rules/supervision'
import { sql } from 'kysely'
import { getOffice } from '../people/organisations/office'
import { startClock } from '../petitions/clocks/start'
import { stopClocks } from '../petitions/clocks/stop'
import { closeTodos } from '../petitions/todos/close'
import { endOfDay } from '../platform/calendar/china-time'
import type { Action, Situation } from '../workflow/engine/action'
import { finish } from '../workflow/engine/finish'
import { giveOn, moveProceeding } from '../workflow/engine/proceeding-kind'
import { changePetition, type Work } from '../workflow/engine/work'
import { workOn } from '../workflow/engine/work-on'
import { ADDRESSEE, type Addressee, addresseesOf, changeAddressee, changeOrder, type Order, orderOf } from './kinds'

export const STATE = ADDRESSEE_STATE

/** What an addressee does out of its to-do. */
export const ANSWERED = { of: ADDRESSEE, relation: 'holder', todos: ['supervise'] } as const satisfies Partial<Action>

const isOffice = ({ proceeding, caller }: Situation): boolean => proceeding?.officeId === caller.orgId

/** What the office that supervises does with an addressee's part. */
export const JUDGED = {
  of: ADDRESSEE,
  relation: 'involved',
  suits: isOffice,
  blocked: (situation: Situation) => (isOffice(situation) ? undefined : SUPERVISION_TEXTS.notOffice),
} as const satisfies Partial<Action>

/** While an addressee has the order to answer it. */
export const IN_HAND: readonly AddresseeState[] = [STATE.toSign, STATE.toAnswer, STATE.toSupply]

/** Starts K14 for an addressee; answers when feedback is due. */
export async function startAnswering(work: Work, addressee: Addressee, dueOn: string | null): Promise<Date> {
  const { db, caller, at, file } = work
  const { id: orgId, regionCode } = await getOffice(db, addressee.org_id)
  const { id, dueAt } = await startClock(db, {
    provinceCode: caller.provinceCode,
    petitionId: file.petition.id,
    stepId: work.step.id,
    type: 'K14',
    orgId,
    regionCode,
    startAt: at,
    ...(dueOn && { dueAt: endOfDay(dueOn) }),
  })
  await changeAddressee(work, addressee.id, { clock_id: id })
  return dueAt
}

/** Stops K14 of an addressee. */
export async function stopAnswering(work: Work, { clock_id: clockId }: Addressee, result: string): Promise<void> {
  if (clockId === null) return
  const { db, caller, at, file } = work
  await stopClocks(
    db,
    { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K14'], clockId },
    at,
    result,
  )
}

/** Gives the order to an addressee once more, with whoever handled it there. */
export const giveAddressee = (work: Work, addressee: Addressee, dueAt: Date | null): Promise<string> =>
  giveOn(
    work,
    'supervise',
    { orgId: addressee.org_id, deptId: addressee.dept_id, personId: addressee.handler_id ?? '' },
    dueAt,
  )

/** Gives the office that supervises something to do about an addressee: whoever drafted the order. */
export const giveOffice = (
  work: Work,
  type: 'superviseReport' | 'superviseReturn' | 'superviseExtension',
  { org_id: orgId, dept_id: deptId, drafter_id: personId }: Order,
): Promise<string> => giveOn(work, type, { orgId, deptId, personId }, null)

/** Nobody has to decide any more whether it gets more time. */
export async function endAsking({ db, caller, file, at }: Work, { id }: Addressee): Promise<void> {
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, refId: id }
  await closeTodos(db, { ...of, types: ['superviseExtension'] }, { at, personId: caller.personId })
}

interface Ended {
  readonly conclusion?: SupervisionConclusion
  readonly words: string
}

const TODOS = ['supervise', 'superviseUrge', 'superviseReport', 'superviseReturn', 'superviseExtension'] as const

/** The order is over for an addressee; with the last, for everybody. */
export async function endAddressee(
  work: Work,
  addressee: Addressee,
  state: '6' | '9',
  { conclusion, words }: Ended,
): Promise<void> {
  const { db, caller, file, at } = work
  const done = { at, personId: caller.personId }
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, refId: addressee.id, types: TODOS }
  await stopAnswering(work, addressee, '已办结')
  await endUrges(work, addressee)
  await closeTodos(db, of, done)
  await changeAddressee(work, addressee.id, { closed_at: at, words, ...(conclusion && { conclusion }) })
  moveProceeding(work, state)
  const order = await orderOf(work, addressee)
  const all = await addresseesOf(db, caller.provinceCode, order.id)
  if (all.every(each => each.closed_at !== null)) await endOrder(work, order, all)
}

/** Nobody is asked to reply any more. */
async function endUrges({ db, caller, file, at }: Work, { id, org_id }: Addressee): Promise<void> {
  const ended = await db
    .updateTable('urge')
    .set({ superseded: true })
    .where('province_code', '=', caller.provinceCode)
    .where('addressee_id', '=', id)
    .where('replied_at', 'is', null)
    .where('superseded', '=', false)
    .returning('at')
    .execute()
  const of = { provinceCode: caller.provinceCode, petitionId: file.petition.id, types: ['K15'] as const, orgId: org_id }
  for (const { at: startAt } of ended) await stopClocks(db, { ...of, startAt }, at, '已办结')
}

const WORST: readonly SupervisionConclusion[] = ['2', '1', '3']

async function endOrder(work: Work, order: Order, addressees: readonly Addressee[]): Promise<void> {
  const conclusion = WORST.find(each => addressees.some(addressee => addressee.conclusion === each)) ?? ''
  await changeOrder(work, order.id, { closed_at: work.at, conclusion })
  for (const petitionId of await petitionIdsOf(work, order)) {
    if (await isSupervisedElse(work, petitionId, order)) continue
    await onPetition(work, petitionId, { name: '督办办结', text: order.order_no }, each =>
      changePetition(each, { supervision_state: CLOSED }),
    )
  }
}

const OPEN = 1
const CLOSED = 2

/** Petitions are marked with the first order that is sent on them. */
export async function markSupervised(work: Work, order: Order): Promise<void> {
  for (const petitionId of await petitionIdsOf(work, order))
    await onPetition(work, petitionId, { name: '督办', text: order.order_no }, each => {
      const flags = [...new Set([...each.file.petition.flags, 'supervised'])]
      changePetition(each, { supervision_state: OPEN, flags })
    })
}

/** Does something to a petition of an order; its line in the timeline is for the office alone. */
export async function onPetition(
  work: Work,
  petitionId: string,
  done: { readonly name: string; readonly text: string },
  act: (each: Work) => void | Promise<void>,
): Promise<void> {
  if (petitionId === work.file.petition.id) return await act(work)
  const each = await workOn(work.db, work.caller, petitionId, work)
  await act(each)
  await finish(each, { ...done, shared: false }, false)
}

export async function petitionIdsOf({ db, caller }: Work, { id }: Order): Promise<string[]> {
  const rows = await db
    .selectFrom('supervision_petition')
    .where('province_code', '=', caller.provinceCode)
    .where('supervision_id', '=', id)
    .orderBy('petition_id')
    .select('petition_id as petitionId')
    .execute()
  return rows.map(({ petitionId }) => petitionId)
}

async function isSupervisedElse({ db, caller }: Work, petitionId: string, { id }: Order): Promise<boolean> {
  const found = await db
    .selectFrom('supervision_petition as part')
    .innerJoin('supervision', join =>
      join
        .onRef('supervision.province_code', '=', 'part.province_code')
        .onRef('supervision.id', '=', 'part.supervision_id'),
    )
    .where('part.province_code', '=', caller.provinceCode)
    .where('part.petition_id', '=', petitionId)
    .where('supervision.id', '<>', id)
    .where('supervision.sent_at', 'is not', null)
    .where('supervision.closed_at', 'is', null)
    .select(sql.lit(1).as('found'))
    .executeTakeFirst()
  return found !== undefined
}

/** How messages call an order: by its number, and the petition that it is about. */
export const namedOrder = (order: Order, { file: { petition } }: Work): string =>
  petition.petition_no
    ? `督办件${order.order_no}（信访件${petition.petition_no}）`
    : `督办件${order.order_no}（${order.title}）`

/** What the unit's timeline does not show: it is for the office that supervises, or lies on the topic. */
export const QUIET = { shared: false } as const
