import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { mayActIn } from './delegations'

/** The posts in which the caller may act besides the present one: own ones first, then those of others. */
export function otherPostsOf(db: Db, caller: Caller, now: Date) {
  const delegated = db.selectFrom('delegation').where('to_person_id', '=', caller.personId).select('post_id as id')
  const own = db.selectFrom('post').where('person_id', '=', caller.personId).select('id')
  return db
    .selectFrom('post')
    .innerJoin('person as holder', 'holder.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .innerJoin('person', join => join.on('person.id', '=', caller.personId))
    .where('post.id', 'in', own.union(delegated))
    .where('post.id', '<>', caller.postId)
    .where('organisation.in_use', '=', true)
    .where(mayActIn(now))
    .select(['post.id as postId', 'position_name as positionName', 'post.person_id as holderId'])
    .select(['holder.user_name as userName', 'company_name as orgName', 'dept_name as deptName'])
    .orderBy(eb => eb('post.person_id', '<>', caller.personId))
    .orderBy('company_name')
    .orderBy('post.id')
}
