import type { Updateable } from 'kysely'
import type { Database } from '../../../platform/database/schema'
import type { CaseAsk } from './tell'

export type CaseColumns = Updateable<Database['leader_case']>

/** Changes the columns of a case that is locked. */
export async function changeCase({ db, caller, args }: CaseAsk, columns: CaseColumns): Promise<void> {
  await db
    .updateTable('leader_case')
    .set(columns)
    .where('province_code', '=', caller.provinceCode)
    .where('id', '=', args.caseId)
    .execute()
}
