import { SUPERVISION_STATE, type SupervisionOrigin } from '@portal/shared-lib/contract/rules/supervision'
import { getOffice } from '../../people/organisations/office'
import { nextSerial } from '../../petitions/record/number'
import { openTodo } from '../../petitions/todos/open'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'

/** Who supervises: where the draft lies, and with whom; nobody yet where `personId` is empty. */
export interface Supervisors {
  readonly orgId: string
  readonly deptId: string
  readonly personId: string
  readonly drafterId: string
  readonly regionCode: string
}

/** What an order says. */
export interface OrderText {
  readonly title: string
  readonly reason: string
  readonly way: string
  readonly facts: string
  readonly demand: string
  readonly feedbackOn: string | null
}

export interface NewOrder extends OrderText {
  /** The petition, or the file of the topic, and its first step. */
  readonly petitionId: string
  readonly stepId: string
  /** What it is about; the petition itself, or what hangs on the topic. */
  readonly petitionIds: readonly string[]
  /** Ids of organisations. */
  readonly addressees: readonly string[]
  readonly origin: SupervisionOrigin
  readonly previous?: { readonly id: string; readonly round: number }
}

interface By {
  readonly provinceCode: string
  readonly personId: string
  readonly at: Date
}

export interface DraftedOrder {
  readonly id: string
  readonly orderNo: string
}

/** 督办 that is not sent yet, with its number, put before the supervisors, in the caller's transaction. */
export async function draftOrder(db: Db, by: By, office: Supervisors, order: NewOrder): Promise<DraftedOrder> {
  const { provinceCode, personId, at } = by
  const orderNo = await nextOrderNo(db, office.regionCode, at)
  const { id } = await db
    .insertInto('supervision')
    .values({
      province_code: provinceCode,
      order_no: orderNo,
      ...columnsOf(order),
      petition_id: order.petitionId,
      step_id: order.stepId,
      org_id: office.orgId,
      dept_id: office.deptId,
      drafter_id: office.drafterId,
      origin: order.origin,
      previous_id: order.previous?.id ?? null,
      round: (order.previous?.round ?? 0) + 1,
      state: SUPERVISION_STATE.draft,
      created_at: at,
      changed_by: personId,
      changed_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await storeParts(db, by, id, order)
  const { orgId, deptId } = office
  await openTodo(db, {
    provinceCode,
    petitionId: order.petitionId,
    stepId: order.stepId,
    refId: id,
    type: 'superviseDraft',
    orgId,
    deptId,
    personId: office.personId,
    sourceOrgId: orgId,
    dueAt: null,
    createdAt: at,
    givenBy: personId,
  })
  return { id, orderNo }
}

export const columnsOf = ({ title, reason, way, facts, demand, feedbackOn }: OrderText) => ({
  title,
  reason,
  way,
  facts,
  demand,
  feedback_on: feedbackOn,
})

/** What it is about, and whom it goes to. */
export async function storeParts(
  db: Db,
  { provinceCode, personId, at }: By,
  id: string,
  { petitionIds, addressees }: Pick<NewOrder, 'petitionIds' | 'addressees'>,
): Promise<void> {
  const place = { province_code: provinceCode, supervision_id: id }
  if (petitionIds.length > 0)
    await db
      .insertInto('supervision_petition')
      .values(petitionIds.map(petitionId => ({ ...place, petition_id: petitionId })))
      .execute()
  for (const orgId of addressees) {
    const { deptId } = await getOffice(db, orgId)
    const addressee = { org_id: orgId, dept_id: deptId, changed_by: personId, changed_at: at }
    await db
      .insertInto('supervision_addressee')
      .values({ ...place, ...addressee })
      .execute()
  }
}

const SERIAL_DIGITS = 5
const REGION_DIGITS = 6

/** DB, year, region and serial: 17 characters, so that nobody takes it for the number of a petition. */
async function nextOrderNo(db: Db, regionCode: string, at: Date): Promise<string> {
  const region6 = regionCode.slice(0, REGION_DIGITS)
  const year = dayOf(at).slice(0, 4)
  const serial = await nextSerial(db, 'DB', region6, `${year}-01-01`)
  return `DB${year}${region6}${String(serial).padStart(SERIAL_DIGITS, '0')}`
}

const SUPERVISOR = 'R09'

/** The department of those who supervise in the first of some organisations that has any, and one of them. */
export async function findSupervisors(db: Db, orgIds: readonly string[]): Promise<Supervisors | undefined> {
  for (const orgId of orgIds) {
    const found = await db
      .selectFrom('post')
      .innerJoin('post_role', 'post_role.post_id', 'post.id')
      .innerJoin('person', 'person.id', 'post.person_id')
      .innerJoin('organisation', 'organisation.id', 'post.org_id')
      .where('post.org_id', '=', orgId)
      .where('post_role.role_code', '=', SUPERVISOR)
      .where('person.in_use', '=', true)
      .orderBy('post.id')
      .select(['post.org_id as orgId', 'post.dept_id as deptId', 'person.id as drafterId'])
      .select('organisation.region_code as regionCode')
      .executeTakeFirst()
    if (found) return { ...found, personId: '' }
  }
  return undefined
}
