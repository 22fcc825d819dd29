import type { approval } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { dateTimeOf } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import type { Approval } from '../approval'

/** What somebody wrote and nobody has registered yet, as it came; null where it has its number. */
export async function unregisteredLetter(
  db: Db,
  { provinceCode, petitionId }: Approval,
): Promise<CallAnswer<typeof approval>['letter']> {
  const row = await db
    .selectFrom('petition')
    .innerJoin('petition_person as main', join =>
      join.onRef('main.province_code', '=', 'petition.province_code').onRef('main.petition_id', '=', 'petition.id'),
    )
    .where('petition.province_code', '=', provinceCode)
    .where('petition.id', '=', petitionId)
    .where('petition.petition_no', '=', '')
    .where('main.seq', '=', 1)
    .select(['petition.title', 'original_text as originalText', 'main.name as petitioner', 'registered_at'])
    .executeTakeFirst()
  if (!row) return null
  const { registered_at, ...letter } = row
  return { ...letter, submittedAt: dateTimeOf(registered_at) }
}
