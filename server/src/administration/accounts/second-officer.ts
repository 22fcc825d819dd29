import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

/** Whose agreement every right takes: as the one who proposes, or the one who agrees. */
export const SECURITY_OFFICER = 'R92'

/** Two officers agree on a right: refuses who proposed it, and two of whom neither is the security officer. */
export async function refuseAlone(db: Db, by: Author, proposers: readonly (string | null)[]): Promise<void> {
  const isSecurity = await isSecurityOfficer(db, by.personId ?? '')
  for (const proposer of proposers) {
    if (proposer === by.personId) refuseRule(TEXTS.proposedSelf)
    if (!isSecurity && !(await isSecurityOfficer(db, proposer ?? ''))) refuseRule(TEXTS.securityAgrees)
  }
}

interface Asker {
  readonly personId: string
  readonly roles: readonly string[]
}

/** Whether `asker` may agree to what one proposed, as above. */
export async function mayAgreeTo(db: Db, { personId, roles }: Asker, proposer: string | null): Promise<boolean> {
  if (personId === proposer) return false
  return roles.includes(SECURITY_OFFICER) || (await isSecurityOfficer(db, proposer ?? ''))
}

export async function isSecurityOfficer(db: Db, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_id')
    .where('person_id', '=', personId)
    .where('role_code', '=', SECURITY_OFFICER)
    .select('post_id')
    .executeTakeFirst()
  return found !== undefined
}
