import { updateUserInfo } from '@portal/shared-lib/contract/account'
import { PHONE_TEXTS } from '@portal/shared-lib/contract/rules/phone'
import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'
import { route } from '../../../platform/route'
import { recordOwn } from './record-own'

/** Changes the caller's own numbers. */
export const updateUserInfoRoute = route(updateUserInfo, [], async ask => {
  const { args, caller, db } = ask
  await refuseTaken(db, args.telephone, caller)
  await db
    .updateTable('person')
    .set({ telephone: args.telephone, phone_num: args.phoneNum })
    .where('id', '=', caller.personId)
    .execute()
  await recordOwn(ask, 'updateUserInfo')
  return null
})

/** People sign in by their mobile number, so no two accounts in use may have the same. */
async function refuseTaken(db: Db, telephone: string, { personId }: Caller): Promise<void> {
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
