import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Where work lies. */
export interface Desk {
  readonly deptId: string
  /** Empty: anybody there. */
  readonly personId: string
}

/** 信访局领导, 责任单位领导. */
export const LEADERS = ['R08', 'R14']

export const isLeader = ({ roles }: Pick<Caller, 'roles'>): boolean => roles.some(role => LEADERS.includes(role))

/** The leaders of an organisation who may be asked to agree: nobody agrees to what is the own. */
export const leadersOf = (db: Db, orgId: string, but: string): Promise<Desk[]> => desksWith(db, orgId, LEADERS, but)

/** Of those in use who have one of the roles in an organisation, but for one: each at the first such post. */
export async function desksWith(db: Db, orgId: string, roles: readonly string[], but = ''): Promise<Desk[]> {
  return await db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', 'in', roles)
    .where('person.in_use', '=', true)
    .where('person.id', '<>', but)
    .distinctOn('person.id')
    .orderBy('person.id')
    .orderBy('post.id')
    .select(['post.dept_id as deptId', 'person.id as personId'])
    .execute()
}
