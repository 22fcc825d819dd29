import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/**
 * The delegations by which a caller decides for others in the caller's organisation at an instant. None while acting in
 * somebody else's post: what was entrusted cannot be passed on.
 */
export function delegationsTo(db: Db, caller: Caller, at: Date) {
  return db
    .selectFrom('approval_delegation')
    .innerJoin('person as delegator', 'delegator.id', 'approval_delegation.from_person_id')
    .where('delegator.in_use', '=', true)
    .where('approval_delegation.org_id', '=', caller.orgId)
    .where('approval_delegation.to_person_id', '=', caller.personId)
    .where('approval_delegation.from_at', '<=', at)
    .where('approval_delegation.until_at', '>', at)
    .where('approval_delegation.ended_at', 'is', null)
    .$if(caller.holderId !== caller.personId, query => query.where(sql<boolean>`false`))
}

/** SQL for whether a delegation of the query covers the approval of the query. */
export const coversApproval = sql<boolean>`(
  subject_types = '{}' or approval.subject_type = any(subject_types)
)`
