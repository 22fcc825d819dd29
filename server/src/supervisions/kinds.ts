import {
  ADDRESSEE_STATE,
  ADDRESSEE_STATES,
  SUPERVISION_STATE,
  SUPERVISION_STATES,
  type SupervisionState,
} from '@portal/shared-lib/contract/rules/supervision'
import type { Selectable, Updateable } from 'kysely'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import type { Proceeding } from '../workflow/engine/proceeding'
import { type ProceedingKind, proceedingOf } from '../workflow/engine/proceeding-kind'
import type { Work } from '../workflow/engine/work'

export type Order = Selectable<Database['supervision']>
export type Addressee = Selectable<Database['supervision_addressee']>

/** 督办件 as a whole: what is done with it before it is sent, and once it is over. */
export const ORDER: ProceedingKind = {
  name: '督办件',
  states: SUPERVISION_STATES,
  submitted: SUPERVISION_STATE.approval,
  petitionIdOf: async (db, provinceCode, id) => (await orderRow(db, provinceCode, id).executeTakeFirst())?.petition_id,
  othersOf: numbersOn,
  async lock(db, provinceCode, id) {
    return orderAsProceeding(await orderRow(db, provinceCode, id).forUpdate().executeTakeFirstOrThrow())
  },
  async write(work, { state, version }) {
    await changeOrder(work, proceedingOf(work).id, { state: state as Order['state'], version })
  },
}

/** One of those whom an order was sent to: it carries the order on, and the order follows it. */
export const ADDRESSEE: ProceedingKind = {
  name: '督办',
  states: ADDRESSEE_STATES,
  submitted: ADDRESSEE_STATE.approval,
  async petitionIdOf(db, provinceCode, id) {
    const addressee = await addresseeRow(db, provinceCode, id).executeTakeFirst()
    return addressee && ORDER.petitionIdOf(db, provinceCode, addressee.supervision_id)
  },
  async othersOf(db, provinceCode, id) {
    const { supervision_id } = await addresseeRow(db, provinceCode, id).executeTakeFirstOrThrow()
    return await numbersOn(db, provinceCode, supervision_id)
  },
  async lock(db, provinceCode, id) {
    const { supervision_id } = await addresseeRow(db, provinceCode, id).executeTakeFirstOrThrow()
    const order = await orderRow(db, provinceCode, supervision_id).forUpdate().executeTakeFirstOrThrow()
    const addressee = await addresseeRow(db, provinceCode, id).forUpdate().executeTakeFirstOrThrow()
    return addresseeAsProceeding(addressee, order)
  },
  async write(work, { state, version }) {
    const { id } = proceedingOf(work)
    await changeAddressee(work, id, { state: state as Addressee['state'], version })
    await followAddressees(work, (await addresseeIn(work)).supervision_id)
  },
  async dueOf(work) {
    const { clock_id } = await addresseeIn(work)
    return await dueOfClock(work.db, work.caller.provinceCode, clock_id)
  },
}

export const orderAsProceeding = (row: Order): Proceeding => ({
  id: row.id,
  no: row.order_no,
  state: row.state,
  version: row.version,
  petitionId: row.petition_id,
  stepId: row.step_id,
  orgId: row.org_id,
  officeId: row.org_id,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

export const addresseeAsProceeding = (row: Addressee, order: Order): Proceeding => ({
  ...orderAsProceeding(order),
  id: row.id,
  state: row.state,
  version: row.version,
  orgId: row.org_id,
  changedBy: row.changed_by,
  changedAt: row.changed_at,
})

export const orderRow = (db: Db, provinceCode: string, id: string) =>
  db.selectFrom('supervision').where('province_code', '=', provinceCode).where('id', '=', id).selectAll()

export const addresseeRow = (db: Db, provinceCode: string, id: string) =>
  db.selectFrom('supervision_addressee').where('province_code', '=', provinceCode).where('id', '=', id).selectAll()

/** Those whom an order goes to, in their order. */
export const addresseesOf = (db: Db, provinceCode: string, orderId: string): Promise<Addressee[]> =>
  db
    .selectFrom('supervision_addressee')
    .where('province_code', '=', provinceCode)
    .where('supervision_id', '=', orderId)
    .orderBy('id')
    .selectAll()
    .execute()

/** The addressee for which an action is done. */
export const addresseeIn = (work: Pick<Work, 'db' | 'caller' | 'proceeding'>): Promise<Addressee> =>
  addresseeRow(work.db, work.caller.provinceCode, proceedingOf(work).id).executeTakeFirstOrThrow()

/** The order on which an action is done as a whole. */
export const orderIn = (work: Pick<Work, 'db' | 'caller' | 'proceeding'>): Promise<Order> =>
  orderRow(work.db, work.caller.provinceCode, proceedingOf(work).id).executeTakeFirstOrThrow()

/** The order of the addressee for which an action is done. */
export const orderOf = (work: Work, { supervision_id }: Addressee): Promise<Order> =>
  orderRow(work.db, work.caller.provinceCode, supervision_id).executeTakeFirstOrThrow()

export async function changeOrder(work: Work, id: string, changes: Updateable<Database['supervision']>): Promise<void> {
  await work.db
    .updateTable('supervision')
    .set({ ...changes, changed_by: work.caller.personId, changed_at: work.at })
    .where('province_code', '=', work.caller.provinceCode)
    .where('id', '=', id)
    .execute()
}

export async function changeAddressee(
  work: Work,
  id: string,
  changes: Updateable<Database['supervision_addressee']>,
): Promise<void> {
  await work.db
    .updateTable('supervision_addressee')
    .set({ ...changes, changed_by: work.caller.personId, changed_at: work.at })
    .where('province_code', '=', work.caller.provinceCode)
    .where('id', '=', id)
    .execute()
}

/** When the clock is due that runs for an addressee; null where none does. */
export async function dueOfClock(db: Db, provinceCode: string, clockId: string | null): Promise<Date | null> {
  const clock = await db
    .selectFrom('clock')
    .where('province_code', '=', provinceCode)
    .where('id', '=', clockId)
    .where('state', '=', 'running')
    .select('due_at')
    .executeTakeFirst()
  return clock?.due_at ?? null
}

/** Numbers of the petitions that an order is about. */
async function numbersOn(db: Db, provinceCode: string, orderId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('supervision_petition as part')
    .innerJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'part.province_code').onRef('petition.id', '=', 'part.petition_id'),
    )
    .where('part.province_code', '=', provinceCode)
    .where('part.supervision_id', '=', orderId)
    .select('petition.petition_no as petitionNo')
    .execute()
  return rows.length > 0 ? rows.map(({ petitionNo }) => petitionNo) : ['']
}

/** From the least advanced on. */
const ADVANCE: readonly SupervisionState[] = ['2', '3', '5', '4', '6']

/** What the order is as long as an addressee is in a state. */
const AS_ORDER = (addressee: Addressee): SupervisionState => {
  const { state, signed_at, fed_back_at } = addressee
  if (state === ADDRESSEE_STATE.closed || state === ADDRESSEE_STATE.returned) return SUPERVISION_STATE.closed
  if (state === ADDRESSEE_STATE.returnAsked || state === ADDRESSEE_STATE.approval) {
    if (fed_back_at) return SUPERVISION_STATE.toSupply
    return signed_at ? SUPERVISION_STATE.toAnswer : SUPERVISION_STATE.toSign
  }
  return state as SupervisionState
}

/** The state of an order that was sent is that of the least advanced of its addressees. */
async function followAddressees(work: Work, orderId: string): Promise<void> {
  const states = (await addresseesOf(work.db, work.caller.provinceCode, orderId)).map(AS_ORDER)
  const state = ADVANCE.find(each => states.includes(each)) ?? SUPERVISION_STATE.closed
  await changeOrder(work, orderId, { state })
}
