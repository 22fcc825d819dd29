import type { deputies } from '@portal/shared-lib/contract/assignments'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { isRowId } from '../../../platform/paging/row-id'
import { refuse, refuseRule } from '../../../platform/refusal'
import type { Moving } from './move'
import { peopleWithTodos } from './receiver'

interface Asked {
  readonly personId: string
  readonly fromDay: string
  readonly untilDay: string
}

const UNFIT = '该人员在此期间不能代办，请另选'

/** Appoints a deputy for days that are not over; answers the id. */
export async function appoint(moving: Moving, asked: Asked): Promise<{ deputyId: string }> {
  const { db, caller, at, origin } = moving
  if (asked.fromDay < dayOf(at)) refuseRule('请填写正确的起止日期')
  const { holderId, orgId } = caller
  // Two who appoint each other at once come one after the other, so that the second is seen to close a ring.
  await db.selectFrom('organisation').where('id', '=', orgId).select('id').forUpdate().execute()
  await refuseOtherRoles(moving, asked)
  await refuseChain(db, caller, asked)
  const after = { deputy_id: asked.personId, from_day: asked.fromDay, until_day: asked.untilDay }
  const { id: deputyId } = await db
    .insertInto('deputy')
    .values({ ...after, org_id: orgId, person_id: holderId, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const object = { action: '设置代办人', objectType: 'deputy', objectId: deputyId }
  await recordAudit(db, { ...origin, ...actorOf(caller), ...object, after })
  return { deputyId }
}

/** A colleague, with every role of the caller's. */
async function refuseOtherRoles({ db, caller, services }: Moving, { personId }: Asked): Promise<void> {
  const colleagues = await peopleWithTodos(services, db, caller, 'organisation')
  const deputy = colleagues.find(person => person.personId === personId)
  if (!deputy || personId === caller.holderId) return refuseRule(UNFIT)
  if (!caller.roles.every(role => deputy.roles.includes(role))) refuseRule(UNFIT)
}

/** Nobody is a deputy who is away in those days, and whoever is a deputy then is not away. */
async function refuseChain(db: Db, { orgId, holderId }: Caller, { personId, fromDay, untilDay }: Asked): Promise<void> {
  const then = db
    .selectFrom('deputy')
    .where('org_id', '=', orgId)
    .where('ended_at', 'is', null)
    .where('from_day', '<=', untilDay)
    .where('until_day', '>=', fromDay)
    .select(['person_id', 'deputy_id'])
  const others = await then.execute()
  if (others.some(({ person_id }) => person_id === personId)) refuseRule(UNFIT)
  if (others.some(({ deputy_id }) => deputy_id === holderId)) refuseRule('代办人不能再由他人代办')
  if (others.some(({ person_id }) => person_id === holderId)) refuseRule('这些日期已设置代办人，请先取消')
}

/** The caller's deputies of today and later. */
export async function listDeputies(db: Db, caller: Caller, at: Date): Promise<CallAnswer<typeof deputies>> {
  return await ownDeputies(db, caller, at)
    .innerJoin('person', 'person.id', 'deputy.deputy_id')
    .orderBy('from_day')
    .orderBy('deputy.id')
    .select(['deputy.id as deputyId', 'deputy_id as personId', 'user_name as name'])
    .select(['from_day as fromDay', 'until_day as untilDay'])
    .execute()
}

const ownDeputies = (db: Db, { orgId, holderId }: Caller, at: Date) =>
  db
    .selectFrom('deputy')
    .where('org_id', '=', orgId)
    .where('deputy.person_id', '=', holderId)
    .where('until_day', '>=', dayOf(at))
    .where('ended_at', 'is', null)

export async function endDeputyship({ db, caller, at, origin }: Moving, deputyId: string): Promise<void> {
  const refuseUnknown = () => refuse('notFound', { what: '代办设置' })
  if (!isRowId(deputyId)) refuseUnknown()
  const own = ownDeputies(db, caller, at)
    .where('deputy.id', '=', deputyId)
    .select(['deputy_id', 'from_day', 'until_day'])
  const before = (await own.executeTakeFirst()) ?? refuseUnknown()
  await db.updateTable('deputy').set({ ended_at: at }).where('id', '=', deputyId).execute()
  const object = { action: '取消代办人', objectType: 'deputy', objectId: deputyId }
  await recordAudit(db, { ...origin, ...actorOf(caller), ...object, before })
}
