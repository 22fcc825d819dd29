import { APPROVAL_TODOS, type ApprovalTodo } from '@portal/shared-lib/contract/rules/todo-names'
import { sql } from 'kysely'
import { isOfficer } from '../../people/identity/officers'
import { mayKnowTodo } from '../../petitions/access/wall'
import { petitionsVisibleTo } from '../../petitions/record/scope'
import { isPressing, type Pressing } from '../../petitions/todos/pressing'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { coversApproval, delegationsTo } from '../delegations/in-force'

/**
 * What waits for a caller's decision, each approval once, with the person in whose place: empty where it is the
 * caller's own, in the post acted in, to decide.
 */
export const waitingFor = (db: Db, caller: Caller, at: Date, type: ApprovalTodo = 'approval') =>
  ownApprovals(db, caller, type).unionAll(entrustedApprovals(db, caller, at, type))

/**
 * SQL for the number of those that others have entrusted to the caller, the pressing or overdue alone where that is asked.
 * Hardly anybody is entrusted with any, and then nothing else is looked at.
 */
export const countEntrusted = (db: Db, caller: Caller, at: Date, type: ApprovalTodo, by?: Pressing) =>
  db
    .selectFrom(
      entrustedApprovals(db, caller, at, type)
        .$if(by !== undefined, query => query.where(isPressing('approval', by as Pressing, at)))
        .as('waiting'),
    )
    .where(eb => eb.exists(delegationsTo(db, caller, at).select(sql`1`.as('one'))))
    .select(sql`count(*)`.as('count'))

/** SQL of the petitions of those approvals, and whether each presses. */
export const entrustedPetitions = (db: Db, caller: Caller, at: Date) =>
  entrustedApprovals(db, caller, at)
    .clearSelect()
    .where(eb => eb.exists(delegationsTo(db, caller, at).select(sql`1`.as('one'))))
    .groupBy(['approval.petition_id', 'approval.yellow_at'])
    .select([
      'approval.petition_id',
      sql<boolean>`coalesce(${isPressing('approval', 'urgent', at)}, false)`.as('pressing'),
    ])

/** The to-do, another's, of what others have entrusted to the caller on a petition; the most pressing where it is several. */
export const findEntrustedTodo = (db: Db, caller: Caller, at: Date, petitionId: string) =>
  entrustedApprovals(db, caller, at)
    .where('approval.petition_id', '=', petitionId)
    .select(sql<string>`min(todo.id)`.as('todoId'))
    .orderBy(sql`min(approval.due_at)`)
    .orderBy('approval.id')
    .executeTakeFirst()

/** The to-dos, others', of what they have entrusted to the caller, one for each approval. */
export const entrustedTodos = (db: Db, caller: Caller, at: Date, type: ApprovalTodo) =>
  entrustedApprovals(db, caller, at, type)
    .where(eb => eb.exists(delegationsTo(db, caller, at).select(sql`1`.as('one'))))
    .clearSelect()
    .select(sql<string>`min(todo.id)`.as('id'))

/** What was given to a person is in that person's reach; of a walled petition one may know no longer. */
const ownApprovals = (db: Db, caller: Caller, type: ApprovalTodo) =>
  openApprovals(db, caller, type)
    .where(isOwn(caller))
    .where(mayKnowTodo(caller))
    .select(['approval.id', sql<string>`''`.as('inPlaceOf')])

/** Nobody is entrusted with an own draft, nor with a petition that is out of reach. */
const entrustedApprovals = (db: Db, caller: Caller, at: Date, type: ApprovalTodo = 'approval') =>
  openApprovals(db, caller, type)
    .innerJoin(
      delegationsTo(db, caller, at).select(['from_person_id', 'subject_types']).as('entrusted'),
      'entrusted.from_person_id',
      'todo.person_id',
    )
    .where('todo.org_id', '=', caller.orgId)
    .where(coversApproval)
    .where(sql<boolean>`${caller.personId} not in (approval.applicant_id, approval.applicant_holder_id)`)
    .where(({ not, exists }) => not(exists(ownTodoOn(db, caller))))
    .where(({ exists }) => exists(visiblePetition(db, caller)))
    .groupBy('approval.id')
    .select(['approval.id', sql<string>`min(todo.person_id)`.as('inPlaceOf')])

function openApprovals(db: Db, caller: Caller, type: ApprovalTodo) {
  return db
    .selectFrom('todo')
    .innerJoin('approval', join =>
      join
        .onRef('approval.province_code', '=', 'todo.province_code')
        .on('approval.id', '=', sql<string>`nullif(todo.ref_id, '')::bigint`),
    )
    .where('todo.province_code', '=', caller.provinceCode)
    .where('todo.todo_type', '=', type)
    .where('todo.done_at', 'is', null)
    .where('todo.person_id', '<>', '')
    .$if(isOfficer(caller), query => query.where(sql<boolean>`false`))
}

const isOwn = ({ holderId, deptId }: Caller) =>
  sql<boolean>`(todo.person_id = ${holderId} and todo.dept_id = ${deptId})`

const ownTodoOn = (db: Db, { provinceCode, holderId, deptId }: Caller) =>
  db
    .selectFrom('todo as own')
    .where('own.province_code', '=', provinceCode)
    .where('own.ref_id', '=', sql<string>`todo.ref_id`)
    .where('own.todo_type', 'in', APPROVAL_TODOS)
    .where('own.person_id', '=', holderId)
    .where('own.dept_id', '=', deptId)
    .where('own.done_at', 'is', null)
    .select('own.id')

/** `offset 0` keeps it a look-up for each of the few rows; otherwise all that is in reach would be read for them. */
const visiblePetition = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.id', '=', sql<string>`approval.petition_id`)
    .select('petition.id')
    .offset(0)
