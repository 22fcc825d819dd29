import type { Db } from '../../../platform/database/connect'
import type { Petition } from '../../../workflow/engine/case-file'

/** By whom, when and where a petitioner was received; undefined where no leader has. */
export async function receptionOf(db: Db, { province_code, id }: Petition) {
  const found = await db
    .selectFrom('leader_reception')
    .where('province_code', '=', province_code)
    .where('petition_id', '=', id)
    .select(['leader_id as leaderId', 'form', 'place', 'day', 'instruction', 'org_id', 'due_on'])
    .executeTakeFirst()
  if (!found) return undefined
  const { org_id, due_on, ...reception } = found
  return { ...reception, orgId: org_id ?? '', dueOn: due_on ?? undefined }
}
