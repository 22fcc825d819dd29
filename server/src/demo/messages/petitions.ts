import type { Db } from '../../platform/database/connect'

export interface OfficePetition {
  readonly petitionNo: string
  readonly dueAt: Date | null
}

/** What an office has registered, in the order of registration. */
export function petitionsOfOffice(db: Db, orgId: string): Promise<OfficePetition[]> {
  return db
    .selectFrom('petition')
    .where('register_org_id', '=', orgId)
    .orderBy('id')
    .select(['petition_no as petitionNo', 'due_at as dueAt'])
    .execute()
}
