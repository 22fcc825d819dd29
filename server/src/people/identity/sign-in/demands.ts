import type { SignInWay } from '@portal/shared-lib/contract/identity'
import { DAY_MS } from '../../../platform/calendar/china-time'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import type { SignInPost } from '../accounts'
import { hasSecondFactor, rolesWithSecondFactor } from '../second-factor/demanded'
import type { SignOnTicket } from '../sign-on/tickets'

/** What keeps somebody out who has proven to be the account's owner. Nobody else is told. */
export async function findDemand(
  { db, config, now }: Services,
  { personId, postId }: SignInPost,
  way: SignInWay,
  by: SignOnTicket | undefined,
): Promise<'accountAsleep' | 'secondFactorWanted' | 'secondFactorMissing' | undefined> {
  if (await isAsleep({ db, config, now }, personId)) return 'accountAsleep'
  // A picture is confirmed by whoever has signed in already, by a second factor then.
  if (way !== 'ordinary' && way !== 'signOn') return undefined
  if (by && config.signOn.providers.some(({ id, secondFactor }) => id === by.provider && secondFactor)) return undefined
  const roles = await db.selectFrom('post_role').where('post_id', '=', postId).select('role_code').execute()
  const demanding = rolesWithSecondFactor(config)
  if (!roles.some(role => demanding.includes(role.role_code))) return undefined
  return (await hasSecondFactor(db, personId)) ? 'secondFactorWanted' : 'secondFactorMissing'
}

/** Whether somebody has not signed in for so long that an officer has to wake the account. */
export async function isAsleep({ db, config, now }: Pick<Services, 'db' | 'config' | 'now'>, personId: string) {
  const { last_sign_in_at } = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select('last_sign_in_at')
    .executeTakeFirstOrThrow()
  return isOlderThan(config.signIn.dormantDays, last_sign_in_at, now())
}

/**
 * Notes the sign-in, and answers whether the password must be changed before anything else: its owner was told to, or
 * it is too old, which from then on is the same.
 */
export async function noteSignIn(db: Db, { config, now }: Services, personId: string): Promise<boolean> {
  const person = db.updateTable('person').where('id', '=', personId)
  const { must_change_password, password_changed_at } = await person
    .set({ last_sign_in_at: now() })
    .returning(['must_change_password', 'password_changed_at'])
    .executeTakeFirstOrThrow()
  if (must_change_password || !isOlderThan(config.signIn.password.maxAgeDays, password_changed_at, now()))
    return must_change_password
  await person.set({ must_change_password: true }).execute()
  return true
}

/** No number of days is a limit of none. */
const isOlderThan = (days: number, since: Date, now: Date) =>
  days > 0 && now.getTime() - since.getTime() > days * DAY_MS
