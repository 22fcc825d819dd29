import type { delegate } from '@portal/shared-lib/contract/approvals'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { type AuditEntry, recordAudit } from '../../platform/audit/record'
import { instantOf } from '../../platform/calendar/china-time'
import { isRowId } from '../../platform/paging/row-id'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Calling } from '../calling'
import { colleaguesToEntrust } from '../chain/colleagues'
import { isEntrustable } from '../subjects'

type Ask = CallInput<typeof delegate>

/** Entrusts a colleague with the caller's decisions; answers the delegation's id. */
export async function delegateTo(calling: Calling, { personId, types, reason, ...period }: Ask): Promise<string> {
  const { db, caller, at } = calling
  if (caller.holderId !== caller.personId) refuseRule('代他人处理时不能授权代审')
  const unknown = types.find(type => !isEntrustable(type))
  if (unknown !== undefined) refuse('badInput', { detail: `types ${unknown}` })
  const entrusted = await colleaguesToEntrust(db, caller).where('person.id', '=', personId).executeTakeFirst()
  if (!entrusted) refuseRule('只能授权给本单位的其他在职人员，请重新选择')
  const after = { to_person_id: personId, subject_types: [...new Set(types)], ...periodOf(period, at) }
  const { id } = await db
    .insertInto('approval_delegation')
    .values({ ...after, org_id: caller.orgId, from_person_id: caller.personId, reason, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(calling, '授权代审', id, { after })
  return id
}

function periodOf({ fromAt, untilAt }: Pick<Ask, 'fromAt' | 'untilAt'>, at: Date) {
  const from_at = instantOf(fromAt) ?? refuse('badInput', { detail: 'fromAt' })
  const until_at = instantOf(untilAt) ?? refuse('badInput', { detail: 'untilAt' })
  if (until_at <= at) refuseRule('授权结束时间应晚于当前时间')
  return { from_at, until_at }
}

/** Ends a delegation that the caller gave. */
export async function endDelegation(calling: Calling, delegationId: string): Promise<void> {
  const { db, caller, at } = calling
  const refuseDelegation = () => refuse('notFound', { what: '授权' })
  if (!isRowId(delegationId)) refuseDelegation()
  const own = db
    .selectFrom('approval_delegation')
    .where('id', '=', delegationId)
    .where('from_person_id', '=', caller.personId)
    .select(['ended_at', 'to_person_id', 'subject_types', 'from_at', 'until_at'])
    .forUpdate()
  const { ended_at, ...before } = (await own.executeTakeFirst()) ?? refuseDelegation()
  if (ended_at || before.until_at <= at) refuseRule('该授权已经结束')
  await db.updateTable('approval_delegation').set({ ended_at: at }).where('id', '=', delegationId).execute()
  await audit(calling, '结束授权代审', delegationId, { before })
}

const audit = (
  { db, caller, origin }: Calling,
  action: string,
  objectId: string,
  change: Pick<AuditEntry, 'before' | 'after'>,
) => recordAudit(db, { ...origin, ...actorOf(caller), action, objectType: 'approvalDelegation', objectId, ...change })
