import type { Caller } from '../../platform/caller'
import type { Services } from '../../platform/services'
import { mayAct } from './acting/delegations'
import { callerInPost } from './caller-in-post'
import { currentRights } from './rights'

interface Whose {
  readonly personId: string
  readonly postId: string
}

/** Somebody as the caller of what was asked for earlier, with the rights of now; undefined where person, post or office is gone. */
export async function callerLater(services: Services, { personId, postId }: Whose): Promise<Caller | undefined> {
  const { db, config } = services
  const post = await db
    .selectFrom('post')
    .innerJoin('person', join => join.on('person.id', '=', personId))
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('post.id', '=', postId)
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
    .select(['post.person_id as holderId', 'post.org_id as orgId', 'post.dept_id as deptId'])
    .executeTakeFirst()
  if (!post || !(await mayAct(services, { personId, postId }))) return undefined
  const caller = await callerInPost(db, config.provinceCode, { personId, ...post })
  const rights = await currentRights(services)
  return { ...caller, permissions: rights.permissionsOf(caller.roles) }
}
