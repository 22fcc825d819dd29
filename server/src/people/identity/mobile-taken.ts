import { PHONE_TEXTS } from '@portal/shared-lib/contract/rules/phone'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'

/** People sign in by their mobile number, so no two accounts in use may have the same. */
export async function refuseMobileTaken(db: Db, telephone: string, personId: string): Promise<void> {
  // Of two who enter the same number at once, the second waits and is refused.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${telephone}`}, 0))`.execute(db)
  const other = await db
    .selectFrom('person')
    .where('telephone', '=', telephone)
    .where('in_use', '=', true)
    .where('id', '!=', personId)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (other) refuseRule(PHONE_TEXTS.mobileTaken)
}
