import type { Db } from '../../platform/database/connect'

/** Who leads an organisation on a day, with the department that person works in; undefined where the roster says nobody. */
export const findOnDuty = (db: Db, orgId: string, day: string) =>
  db
    .selectFrom('duty')
    .innerJoin('post', join =>
      join.onRef('post.person_id', '=', 'duty.person_id').onRef('post.org_id', '=', 'duty.org_id'),
    )
    .innerJoin('person', 'person.id', 'duty.person_id')
    .where('duty.org_id', '=', orgId)
    .where('duty.day', '=', day)
    .where('person.in_use', '=', true)
    .orderBy('post.id')
    .select(['duty.person_id as personId', 'post.dept_id as deptId'])
    .executeTakeFirst()
