import type { Db } from '../../platform/database/connect'

/** Ids of an organisation's people by the accounts that seed files name; throws where somebody does not work there. */
export async function findPeopleOf(
  db: Db,
  orgId: string,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .select(['person.id', 'login_account'])
    .execute()
  const ids = new Map(rows.map(({ id, login_account }) => [login_account, id]))
  const missing = accounts.find(account => !ids.has(account))
  if (missing !== undefined) throw new Error(`Nobody with the account ${missing} works in ${orgId}`)
  return ids
}
