import { whoMayKnow } from '../../petitions/access/who-may-know'
import { sendMessage } from '../../post/messages/send'
import type { MessageType } from '../../post/messages/types'
import type { Step } from './case-file'
import type { Work } from './work'

/** Sends a message to people, but not to whoever acts. */
export async function tellPeople(work: Work, type: MessageType, personIds: readonly string[], text: string) {
  const { db, caller, at, file } = work
  const others = personIds.filter(id => id !== caller.holderId && id !== caller.personId)
  const told = await whoMayKnow(db, { provinceCode: caller.provinceCode, petitionId: file.petition.id }, others)
  await sendMessage(db, { personIds: told, type, text, at, from: caller.orgName })
}

/** Whoever works on a step, else the people of the department that has it. */
export async function peopleOn({ db }: Work, { row }: Step): Promise<string[]> {
  if (row.handler_id) return [row.handler_id]
  return await peopleIn(db, row.to_dept_id)
}

export async function peopleIn(db: Work['db'], deptId: string): Promise<string[]> {
  const people = await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('dept_id', '=', deptId)
    .where('person.in_use', '=', true)
    .select('person.id')
    .distinct()
    .execute()
  return people.map(({ id }) => id)
}

/** Those with some of the roles in an organisation, or in one of its departments. */
export async function peopleWithRole(
  db: Work['db'],
  orgId: string,
  roles: readonly string[],
  deptId?: string,
): Promise<string[]> {
  const people = await db
    .selectFrom('post')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.org_id', '=', orgId)
    .where('post_role.role_code', 'in', roles)
    .$if(deptId !== undefined, query => query.where('post.dept_id', '=', deptId as string))
    .where('person.in_use', '=', true)
    .select('person.id')
    .distinct()
    .execute()
  return people.map(({ id }) => id)
}
