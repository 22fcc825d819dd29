import { sql } from 'kysely'
import { currentRights } from '../../people/identity/rights'
import type { Caller } from '../../platform/caller'
import type { Services } from '../../platform/services'

/** Who has it may see what a saved table counts. */
const PAGE = 'stat/reports'

export const mayRead = async (services: Services, roles: readonly string[]): Promise<boolean> =>
  (await currentRights(services)).permissionsOf(roles).has(PAGE)

/** Those chosen who may still have a table of the office's, by their accounts, and the names of the others. */
export async function sortReceivers(services: Services, { orgId }: Caller, ids: readonly string[]) {
  const accounts: string[] = []
  const leftOut: string[] = []
  if (ids.length === 0) return { accounts, leftOut }
  const people = await services.db
    .selectFrom('person')
    .where('id', 'in', ids)
    .orderBy(sql`array_position(${ids}::text[], id)`)
    .select(['login_account as account', 'user_name as name', 'in_use'])
    .select(
      sql<string[]>`array(select role_code from post_role join post on post.id = post_role.post_id
        where post.person_id = person.id and post.org_id = ${orgId})`.as('roles'),
    )
    .execute()
  for (const { account, name, in_use, roles } of people)
    if (in_use && (await mayRead(services, roles))) accounts.push(account)
    else leftOut.push(name)
  return { accounts, leftOut }
}
