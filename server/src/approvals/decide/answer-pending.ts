import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { approvalOf, changeApproval, draftersOf } from '../approval'
import { stopAsking } from '../chain/ask'
import { writeDecision } from './record'

interface Answered {
  readonly petitionId: string
  readonly subjectType: string
  readonly opinion: string
  readonly at: Date
}

/**
 * What waits for approval of a kind on a petition is answered by an act of the leader's own: it counts as agreed to, and
 * is done with. Answers who had submitted it.
 */
export async function answerPending(db: Db, decider: Caller, { petitionId, subjectType, opinion, at }: Answered) {
  const rows = await db
    .selectFrom('approval')
    .where('province_code', '=', decider.provinceCode)
    .where('petition_id', '=', petitionId)
    .where('subject_type', '=', subjectType)
    .where('state', '=', 'pending')
    .orderBy('id')
    .selectAll()
    .forUpdate()
    .execute()
  const approvals = rows.map(approvalOf)
  for (const approval of approvals) {
    await stopAsking(db, approval, { at, personId: decider.personId })
    await writeDecision({ db, decider, at, approval }, { decision: 'agree', opinion })
    await changeApproval(db, approval, { state: 'approved', ended_at: at })
  }
  return approvals.flatMap(draftersOf)
}
