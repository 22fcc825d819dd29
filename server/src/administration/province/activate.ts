import { storeOneTimePassword } from '../../people/accounts/one-time-password'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'

/** What is handed to somebody on paper. */
export interface HandedOut {
  readonly account: string
  readonly name: string
  readonly roles: readonly string[]
  readonly password: string
}

/** Gives an account the roles proposed for its posts, and a password that has to be changed at the first sign-in. */
export async function activate(db: Db, personId: string, policy: Pick<Services, 'config' | 'now'>): Promise<HandedOut> {
  const person = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .select(['login_account as account', 'user_name as name'])
    .executeTakeFirstOrThrow()
  const proposed = await db
    .deleteFrom('post_role_proposal')
    .using('post')
    .whereRef('post.id', '=', 'post_role_proposal.post_id')
    .where('post.person_id', '=', personId)
    .returning(['post_id', 'role_code', 'data_scope'])
    .execute()
  if (proposed.length > 0) await db.insertInto('post_role').values(proposed).execute()
  const roles = [...new Set(proposed.map(({ role_code }) => role_code))]
  await recordSetting(db, { action: 'activate', objectType: 'person', objectId: personId, is: { roles } })
  return { ...person, roles, password: await storeOneTimePassword(db, personId, policy) }
}
