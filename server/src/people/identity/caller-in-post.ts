import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { orgAndAbove, scopesOfPost } from '../../platform/scopes'

/** Who did something at some time, in which post. */
export interface InPost {
  readonly personId: string
  /** Whose post it was: the person's own, or somebody else's. */
  readonly holderId: string
  readonly orgId: string
  readonly deptId: string
}

/** Somebody as the caller of what follows later from what that person did; without a session, and without rights. */
export async function callerInPost(db: Db, provinceCode: string, post: InPost): Promise<Caller> {
  const found = await db
    .selectFrom('post')
    .innerJoin('person', join => join.on('person.id', '=', post.personId))
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .innerJoin('department', join => join.on('department.id', '=', post.deptId))
    .where('post.person_id', '=', post.holderId)
    .where('post.org_id', '=', post.orgId)
    .select(['post.id as postId', 'post.id as ownPostId', 'login_account as account', 'user_name as userName'])
    .select(['company_name as orgName', 'region_code as regionCode', 'dept_name as deptName'])
    .select(sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id)`.as('roles'))
    .select([scopesOfPost.as('scopes'), orgAndAbove.as('orgAndAbove')])
    .executeTakeFirstOrThrow()
  return {
    ...found,
    ...post,
    provinceCode,
    tokenHash: '',
    mustChangePassword: false,
    permissions: new Set(),
  }
}
