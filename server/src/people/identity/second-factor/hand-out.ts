import type { Selectable } from 'kysely'
import { recordSetting } from '../../../platform/audit/record-setting'
import type { Database } from '../../../platform/database/schema'
import type { Services } from '../../../platform/services'
import { encryptSecret } from './secrets'
import { newSecret, uriOf } from './totp'

/**
 * Enrols an account's one-time codes at the command line, for whoever must have a second factor to sign in and so could
 * never bind the first one; `force` replaces those of a lost phone. Answers the secret, which is shown nowhere again.
 */
export async function handOutSecondFactor(
  services: Services,
  { id, login_account: account }: Selectable<Database['person']>,
  force: boolean,
): Promise<string> {
  const { db, config, now } = services
  const old = await db.selectFrom('second_factor').where('person_id', '=', id).select('person_id').executeTakeFirst()
  if (old && !force) throw new Error('The account has one-time codes already; --force replaces them.')
  const secret = newSecret()
  const enrolment = { secret: encryptSecret(services, id, secret), last_step: 0, enrolled_at: now() }
  await db
    .insertInto('second_factor')
    .values({ person_id: id, ...enrolment })
    .onConflict(known => known.column('person_id').doUpdateSet(enrolment))
    .execute()
  await recordSetting(db, { action: 'enrolSecondFactor', objectType: 'person', objectId: id })
  return [
    'The account signs in with its password and one-time codes (动态口令) from now on. Hand this to its owner alone:',
    `Key: ${secret}`,
    uriOf(secret, account, config.title),
  ].join('\n')
}
