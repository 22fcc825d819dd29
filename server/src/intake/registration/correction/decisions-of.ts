import type { Db } from '../../../platform/database/connect'
import type { Petition } from '../../../workflow/engine/case-file'

/** What was decided of earlier petitions. One that was merged and parted again is about the same matter still. */
export async function decisionsOf(db: Db, { province_code, id }: Petition) {
  const rows = await db
    .selectFrom('duplicate_decision as decided')
    .innerJoin('petition as other', join =>
      join.onRef('other.province_code', '=', 'decided.province_code').onRef('other.id', '=', 'decided.other_id'),
    )
    .where('decided.province_code', '=', province_code)
    .where('decided.petition_id', '=', id)
    .orderBy('other.id')
    .select(['other.petition_no as petitionNo', 'decided.decision'])
    .execute()
  return rows.map(({ petitionNo, decision }) => ({
    ...{ petitionNo, decision: decision === 'copy' ? ('same' as const) : decision },
  }))
}
