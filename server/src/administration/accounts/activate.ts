import type { activateAccounts } from '@portal/shared-lib/contract/accounts'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { storeOneTimePassword } from '../../people/accounts/one-time-password'
import { OFFICER_ROLES } from '../../people/identity/officers'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { lockPerson, recordPerson } from './person'

export type Activated = CallAnswer<typeof activateAccounts>['list'][number]

/**
 * Gives accounts the roles proposed for their posts, and each a one-time password; all of them or none. In a transaction
 * of its own, since the answer is kept nowhere.
 */
export const activateAll = (services: Services, personIds: readonly string[], by: Author): Promise<Activated[]> =>
  services.db.transaction().execute(async db => {
    const activated: Activated[] = []
    // In one order, so that two who activate the same accounts wait for one another.
    for (const id of [...new Set(personIds)].sort()) activated.push(await activateAccount({ ...services, db }, id, by))
    return activated
  })

/** What activating takes; its database is a transaction. */
export type Activating = Pick<Services, 'db' | 'config' | 'now'>

/** As above for one. */
export async function activateAccount(services: Activating, personId: string, by: Author): Promise<Activated> {
  const { db } = services
  const { in_use, awaits_password, password_asked_by, user_name, login_account } = await lockPerson(db, personId)
  if (personId === by.personId) refuseRule(TEXTS.self)
  if (!in_use || !awaits_password) refuseRule(TEXTS.notPending(user_name))
  if (by.personId && password_asked_by === by.personId) refuseRule(TEXTS.samePerson)
  const { codes, names } = await giveProposed(db, personId)
  if (codes.length === 0) refuseRule(TEXTS.noRoles(user_name))
  const password = await storeOneTimePassword(db, personId, services)
  await recordPerson(db, personId, 'activateAccount', by, { is: { roles: codes } })
  return { account: login_account, userName: user_name, roleNames: names, password }
}

/** Answers all roles that the person then has; an officer has one alone, which the database refuses too, in no words. */
async function giveProposed(db: Db, personId: string) {
  const posts = db.selectFrom('post').where('person_id', '=', personId).select('id')
  const proposed = await db
    .deleteFrom('post_role_proposal')
    .where('post_id', 'in', posts)
    .returning(['post_id', 'role_code', 'data_scope'])
    .execute()
  const had = await db.selectFrom('post_role').where('post_id', 'in', posts).select('role_code').execute()
  const codes = [...new Set([...had, ...proposed].map(({ role_code }) => role_code))].sort()
  if (codes.length > 1 && OFFICER_ROLES.some(role => codes.includes(role))) refuseRule(TEXTS.officerAlone)
  if (proposed.length > 0)
    await db
      .insertInto('post_role')
      .values(proposed)
      .onConflict(given => given.columns(['post_id', 'role_code']).doNothing())
      .execute()
  const roles = await db
    .selectFrom('role')
    .where('role_code', 'in', ['', ...codes])
    .orderBy('role_code')
    .selectAll()
    .execute()
  return { codes, names: roles.map(({ role_name }) => role_name) }
}
