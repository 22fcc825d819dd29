import { type RawBuilder, sql } from 'kysely'
import type { ChainNode } from '../../platform/database/columns'
import type { Db } from '../../platform/database/connect'
import { type Approval, draftersOf } from '../approval'

/** Of an approval, what says who can be asked. */
export type Matter = Pick<Approval, 'provinceCode' | 'petitionId' | 'applicant'>

export interface Approver {
  readonly personId: string
  readonly deptId: string
  readonly name: string
}

/** Whom a node asks, by department and id: its one person, or all who hold its role; none of them a drafter. */
export async function peopleOf(db: Db, matter: Matter, node: Omit<ChainNode, 'id'>): Promise<Approver[]> {
  return await colleaguesOf(db, matter)
    .$if(node.personId !== '', query => query.where('person.id', '=', node.personId))
    .$if(node.personId === '', query => query.where(holdsRole(node.role)))
    .$if(node.personId === '' && node.within === 'dept', query =>
      query.where('post.dept_id', '=', matter.applicant.deptId),
    )
    .orderBy('post.dept_id')
    .orderBy('person.id')
    .select(['person.id as personId', 'post.dept_id as deptId', 'user_name as name'])
    .execute()
}

/** Everybody of the applicant's organisation who could be asked at all: no drafter, no officer, nobody behind a wall. */
export function colleaguesOf(db: Db, matter: Matter) {
  return db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', matter.applicant.orgId)
    .where('person.in_use', '=', true)
    .where('person.id', 'not in', draftersOf(matter))
    .where(sql<boolean>`not is_officer(person.id)`)
    .where(mayKnow(sql`${matter.provinceCode}`, sql`${matter.petitionId}::bigint`, sql.ref('person.id')))
}

export const holdsRole = (role: string) =>
  sql<boolean>`exists (select from post_role where post_role.post_id = post.id and role_code = ${role})`

/** SQL for whether a person may know of a petition as far as its wall goes; all three are SQL. */
const mayKnow = (
  provinceCode: RawBuilder<unknown>,
  petitionId: RawBuilder<unknown>,
  personId: RawBuilder<unknown>,
) => sql<boolean>`(
  not exists (
    select from petition as walled
    where walled.province_code = ${provinceCode} and walled.id = ${petitionId} and walled.walled_off
  )
  or exists (
    select from petition_access as access
    where access.province_code = ${provinceCode} and access.petition_id = ${petitionId}
      and access.person_id = ${personId}
  )
)`
