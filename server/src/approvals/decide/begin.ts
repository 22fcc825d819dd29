import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { type Approval, draftersOf } from '../approval'
import type { Calling, Deciding } from '../calling'
import { lockApproval } from '../find'
import { findSeat } from './seat'

export interface Item {
  readonly approvalId: string
  readonly version: number
}

/** Locks an approval for a decision. Refuses whom nobody asked, drafters, and whoever has not seen what happened since. */
export async function beginDecision(calling: Calling, { approvalId, version }: Item): Promise<Deciding> {
  const { db, caller, at } = calling
  const approval = await lockApproval(db, caller, approvalId)
  if (isDrafter(caller, approval)) refuseRule('不能审批本人送审的事项')
  const seat = (await findSeat(db, caller, approval, at)) ?? refuse('notFound', { what: '审批事项' })
  if (!seat.isOpen || approval.state !== 'pending' || approval.version !== version) await refuseChanged(db, approval)
  return { ...calling, approval, decider: { ...caller, holderId: seat.personId } }
}

export const isDrafter = (caller: Caller, approval: Approval): boolean => {
  const drafters = draftersOf(approval)
  return drafters.includes(caller.personId) || drafters.includes(caller.holderId)
}

/** Says who has done something to it last, and when. */
export async function refuseChanged(db: Db, approval: Approval): Promise<never> {
  const { name, at } = await lastDoing(db, approval)
  return refuse('changedMeanwhile', { name, time: dateTimeOf(at) })
}

async function lastDoing(db: Db, { provinceCode, id, state, applicant, endedAt, submittedAt }: Approval) {
  const decided = await db
    .selectFrom('approval_decision')
    .innerJoin('person', 'person.id', 'approval_decision.person_id')
    .where('province_code', '=', provinceCode)
    .where('approval_id', '=', id)
    .orderBy('seq', 'desc')
    .select(['user_name as name', 'approval_decision.at'])
    .executeTakeFirst()
  if (decided && state !== 'withdrawn') return decided
  const { name } = await db
    .selectFrom('person')
    .where('id', '=', applicant.personId)
    .select('user_name as name')
    .executeTakeFirstOrThrow()
  return { name, at: endedAt ?? submittedAt }
}
