import type { Db } from '../../platform/database/connect'

/** People whom login accounts name and who can still sign in, each with the first of their posts, by id. */
export function activePeople(db: Db, accounts: readonly string[]) {
  return db
    .selectFrom('person')
    .innerJoin('post', 'post.person_id', 'person.id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('login_account', 'in', accounts)
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .distinctOn('person.id')
    .orderBy('person.id')
    .orderBy('post.id')
    .select(['login_account as account', 'person.id as personId', 'post.org_id as orgId', 'post.dept_id as deptId'])
    .execute()
}
