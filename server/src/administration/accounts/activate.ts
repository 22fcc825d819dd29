import type { activateAccounts } from '@portal/shared-lib/contract/accounts'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { storeOneTimePassword } from '../../people/accounts/one-time-password'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { lockPerson, recordPerson } from './person'
import { giveProposed } from './proposals'

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
  const codes = await giveProposed(db, personId, by)
  if (codes.length === 0) refuseRule(TEXTS.noRoles(user_name))
  const password = await storeOneTimePassword(db, personId, services)
  await recordPerson(db, personId, 'activateAccount', by, { is: { roles: codes } })
  return { account: login_account, userName: user_name, roleNames: await namesOf(db, codes), password }
}

async function namesOf(db: Db, codes: readonly string[]): Promise<string[]> {
  const roles = await db.selectFrom('role').where('role_code', 'in', codes).orderBy('role_code').selectAll().execute()
  return roles.map(({ role_name }) => role_name)
}
