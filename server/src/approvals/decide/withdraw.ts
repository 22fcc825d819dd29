import { addStep } from '../../petitions/record/timeline'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { changeApproval } from '../approval'
import type { Calling } from '../calling'
import { stopAsking } from '../chain/ask'
import { lockApproval, refuseApproval } from '../find'
import { getSubject } from '../subjects'
import { isDrafter, refuseChanged } from './begin'
import { countDecisions } from './record'

const WITHDRAW = '撤回送审'

/** Lets the drafter take back what nobody has decided yet. */
export async function withdrawApproval(calling: Calling, approvalId: string): Promise<void> {
  const { db, caller, at, origin } = calling
  const approval = await lockApproval(db, caller, approvalId)
  if (!isDrafter(caller, approval)) refuseApproval()
  if (approval.state !== 'pending' || (await countDecisions(db, approval)) > 0) await refuseChanged(db, approval)
  await stopAsking(db, approval, { at, personId: caller.personId })
  const { petitionId, stepId, title, id } = approval
  await addStep(db, caller, { petitionId, action: WITHDRAW, at, text: title, shared: false, ...(stepId && { stepId }) })
  await recordAudit(db, { ...origin, ...actorOf(caller), action: WITHDRAW, objectType: 'approval', objectId: id })
  const withdrawn = await changeApproval(db, approval, { state: 'withdrawn', ended_at: at })
  await getSubject(approval.subjectType).onReturned(calling, withdrawn)
}
