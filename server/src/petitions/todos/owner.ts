import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { findCaseworker } from './assign/caseworker'
import { getTodoType, type TodoType } from './types'

/** With whom a to-do lies. */
export interface Owner {
  readonly deptId: string
  /** Empty: nobody has claimed it. */
  readonly personId: string
  /** In whose place that person has it, as the deputy. */
  readonly inPlaceOf?: string
  /** Whether nobody was meant, and the organisation gives such work by itself. */
  readonly isDistributed?: true
}

interface Meant {
  readonly provinceCode: string
  readonly petitionId: string | null
  readonly type: TodoType
  readonly orgId: string
  readonly deptId: string
  readonly personId?: string
  readonly createdAt: Date
}

/**
 * With whom a new to-do comes to lie: with whom it is meant for, wherever that person works in the organisation, with
 * the deputy while there is one, with the department where the person works there no longer. Approvals have
 * delegations of their own.
 */
export async function ownerOf(db: Db, todo: Meant): Promise<Owner> {
  const { deptId, personId = '', orgId, type } = todo
  if (!personId) return await distributed(db, todo)
  if (getTodoType(type).family === 'sysp') return { deptId, personId }
  const deputy = await findDeputy(db, { orgId, personId, day: dayOf(todo.createdAt) })
  if (deputy && (await mayHave(db, todo, deputy.personId))) return deputy
  return (await findDesk(db, { orgId, deptId, personId })) ?? { deptId, personId: '' }
}

/** With whom an organisation lets unclaimed work lie; as a rule with the department. */
async function distributed(db: Db, { deptId, ...todo }: Meant): Promise<Owner> {
  const personId = await findCaseworker(db, { deptId, ...todo })
  return personId === undefined ? { deptId, personId: '' } : { deptId, personId, isDistributed: true }
}

/** The department in which somebody works who is meant: the one that is named, else another of the organisation. */
async function findDesk(db: Db, { orgId, deptId, personId }: Owner & { orgId: string }): Promise<Owner | undefined> {
  return await db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .where('post.person_id', '=', personId)
    .where(eb => eb.or([eb('post.dept_id', '=', deptId), eb('post.org_id', '=', orgId)]))
    .where('person.in_use', '=', true)
    .orderBy(eb => eb('post.dept_id', '=', deptId), 'desc')
    .orderBy('post.id')
    .select(['post.dept_id as deptId', 'post.person_id as personId'])
    .executeTakeFirst()
}

/** What the timeline says of with whom a to-do has come to lie: a deputy, with both names, or whoever was chosen by itself. */
export async function noteOfOwner(db: Db, { personId, inPlaceOf, isDistributed }: Owner): Promise<string> {
  if (inPlaceOf === undefined && !isDistributed) return ''
  const people = await db
    .selectFrom('person')
    .where('id', 'in', [personId, inPlaceOf ?? personId])
    .select(['id', 'user_name as name'])
    .execute()
  const nameOf = (id: string | undefined) => people.find(person => person.id === id)?.name ?? ''
  return isDistributed ? `自动分派给${nameOf(personId)}` : `由${nameOf(personId)}代${nameOf(inPlaceOf)}办理`
}

/** Who has a person's new to-dos on a day. */
export function findDeputy(db: Db, of: { orgId: string; personId: string; day: string }): Promise<Owner | undefined> {
  return db
    .selectFrom('deputy')
    .innerJoin('post', join =>
      join.onRef('post.person_id', '=', 'deputy.deputy_id').onRef('post.org_id', '=', 'deputy.org_id'),
    )
    .innerJoin('person', 'person.id', 'deputy.deputy_id')
    .where('deputy.org_id', '=', of.orgId)
    .where('deputy.person_id', '=', of.personId)
    .where('from_day', '<=', of.day)
    .where('until_day', '>=', of.day)
    .where('ended_at', 'is', null)
    .where('person.in_use', '=', true)
    .orderBy('deputy.id', 'desc')
    .select(['post.dept_id as deptId', 'post.person_id as personId', 'deputy.person_id as inPlaceOf'])
    .executeTakeFirst()
}

/** Whether the petition's wall lets a person have work on it. */
export async function mayHave(db: Db, todo: Pick<Meant, 'provinceCode' | 'petitionId'>, personId: string) {
  if (todo.petitionId === null) return true
  const barred = await db
    .selectFrom('petition')
    .where('province_code', '=', todo.provinceCode)
    .where('petition.id', '=', todo.petitionId)
    .where('walled_off', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('petition_access')
            .whereRef('petition_access.province_code', '=', 'petition.province_code')
            .whereRef('petition_access.petition_id', '=', 'petition.id')
            .where('petition_access.person_id', '=', personId)
            .select('person_id'),
        ),
      ),
    )
    .select('petition.id')
    .executeTakeFirst()
  return barred === undefined
}
