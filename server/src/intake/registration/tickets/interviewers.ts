import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuseRule } from '../../../platform/refusal'

const INTERVIEWER = 'R03'

export interface Interviewer {
  readonly personId: string
  readonly deptId: string
}

/** Whoever is named to receive a visitor; undefined where nobody is. */
export async function findInterviewer(db: Db, caller: Caller, personId: string): Promise<Interviewer | undefined> {
  if (!personId) return undefined
  const found = await interviewers(db, caller).where('person.id', '=', personId).executeTakeFirst()
  return found ?? refuseRule('该人员不能接谈，请另选接谈人')
}

/** Those of the caller's department who receive visitors. */
export async function interviewersIn(db: Db, caller: Caller): Promise<string[]> {
  const found = await interviewers(db, caller).where('post.dept_id', '=', caller.deptId).execute()
  return found.map(({ personId }) => personId)
}

const interviewers = (db: Db, { orgId }: Caller) =>
  db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', '=', INTERVIEWER)
    .where('person.in_use', '=', true)
    .select(['person.id as personId', 'post.dept_id as deptId'])
