import type { handOver, leavers, workOf } from '@portal/shared-lib/contract/assignments'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { actorOf } from '../../../platform/audit/actor'
import { recordAudit } from '../../../platform/audit/record'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseField, refuseRule, refusingAbout } from '../../../platform/refusal'
import { lockTogether } from '../../record/scope'
import { movingTogether } from '../counter'
import { getTodoType } from '../types'
import { giveTodo } from './give'
import { endAll, leaveSteps, passDrafts } from './handover-rest'
import { lockTodo } from './held'
import { casesOfLeader, handOverCases } from './leader-cases'
import type { Moving } from './move'
import { type Colleague, peopleWithTodos, receiverOf, refuseUnfit } from './receiver'
import { giveWithoutPetition, isWithoutPetition, subjectWithout } from './without-petition'

const ACTION = '离岗移交'

/** A leader hands over for the people of the own department, those too who have nothing to do of their own. */
export const listLeavers = (db: Db, { deptId, holderId }: Caller): Promise<CallAnswer<typeof leavers>> =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.dept_id', '=', deptId)
    .where('person.id', '<>', holderId)
    .orderBy('user_name')
    .orderBy('person.id')
    .distinct()
    .select(['person.id as personId', 'user_name as name', 'dept_name as department'])
    .execute()

/** What somebody of the caller's department has to hand over. */
export async function readWork(db: Db, caller: Caller, leaverId: string): Promise<CallAnswer<typeof workOf>> {
  await refuseStranger(db, caller, leaverId)
  const todos = await todosOf(db, caller, leaverId)
    .leftJoin('petition', join =>
      join.onRef('petition.province_code', '=', 'todo.province_code').onRef('petition.id', '=', 'todo.petition_id'),
    )
    .select(['todo.id as todoId', 'todo_type as type'])
    .select([sql<string>`coalesce(petition_no, '')`.as('petitionNo'), SUBJECT.as('summary')])
    .execute()
  const cases = await casesOfLeader(db, caller, leaverId).execute()
  return {
    todos: todos.map(({ type, ...todo }) => ({ ...todo, typeName: getTodoType(type).name })),
    leaderCases: cases.map(({ petitionId: _petitionId, ...leaderCase }) => leaderCase),
    delegations: await endAll(db, caller, leaverId, null),
  }
}

/** What a petition is about; a topic that is supervised has a title alone, and what is about no petition its own subject. */
const SUBJECT = sql<string>`coalesce(case petition.petition_no when '' then petition.title else summary end, ${subjectWithout}, '')`

/**
 * Hands over all to-dos and leader's cases of somebody who leaves, ends the delegations, frees the steps, and passes the
 * drafts to the leader who does so: all of it or nothing.
 */
export async function handOverWork(moving: Moving, { leaverId, receivers, leaders }: CallInput<typeof handOver>) {
  const { db, caller, at, origin } = moving
  const { todos, leaderCases } = await readWork(db, caller, leaverId)
  const petitionNos = [...todos, ...leaderCases].map(({ petitionNo }) => petitionNo)
  if (petitionNos.length > 0) await lockTogether(db, caller.provinceCode, petitionNos)
  const given = new Map(receivers.map(({ todoId, personId }) => [todoId, personId]))
  const missing = todos.filter(({ todoId }) => !given.get(todoId)).length
  if (missing > 0) refuseRule(`仍有${missing}项待办未指定接收人`)
  await moveAll(moving, inOrderOf(todos, receivers), leaverId)
  const cases = await handOverCases(db, caller, { leaverId, leaders, action: ACTION, at })
  await endAll(db, caller, leaverId, at)
  await leaveSteps(db, caller, leaverId)
  await passDrafts(db, caller, leaverId)
  const row = { org_id: caller.orgId, person_id: leaverId, by_person_id: caller.personId, at }
  await db.insertInto('work_handed_over').values(row).execute()
  const object = { action: ACTION, objectType: 'person', objectId: leaverId }
  await recordAudit(db, { ...origin, ...actorOf(caller), ...object })
  return { moved: todos.length + cases }
}

interface Gift {
  readonly todoId: string
  readonly personId: string
  /** Of the argument that says so. */
  readonly field: string
}

/** What is given, in the order of the to-dos. */
function inOrderOf(todos: readonly { todoId: string }[], receivers: CallInput<typeof handOver>['receivers']): Gift[] {
  const gifts = receivers.map((receiver, at) => ({ ...receiver, field: `receivers.${at}.userId` }))
  return todos.flatMap(({ todoId }) => gifts.findLast(gift => gift.todoId === todoId) ?? [])
}

async function moveAll(moving: Moving, gifts: readonly Gift[], leaverId: string): Promise<void> {
  const { db, caller, services } = moving
  const people = await peopleWithTodos(services, db, caller, 'organisation')
  await movingTogether(db, caller.provinceCode, async () => {
    for (const { todoId, personId, field } of gifts) {
      const colleague = people.find(person => person.personId === personId)
      if (!colleague || personId === leaverId) refuseField('接收人没有办理此类事项的权限，请另选', field)
      await refusingAbout(field, () => moveOne(moving, todoId, colleague))
    }
  })
}

async function moveOne(moving: Moving, todoId: string, colleague: Colleague): Promise<void> {
  const { db, caller, at, origin } = moving
  if (await isWithoutPetition(db, caller, todoId)) return await giveWithoutPetition(moving, todoId, colleague, ACTION)
  const todo = await lockTodo(db, caller, todoId)
  const to = await receiverOf(db, caller, colleague, at)
  await refuseUnfit(db, caller, todo, to.personId)
  await giveTodo(db, caller, todo, { action: ACTION, text: colleague.name, to, at, origin })
}

/** In the order in which petitions are locked. */
const todosOf = (db: Db, { provinceCode, orgId }: Caller, leaverId: string) =>
  db
    .selectFrom('todo')
    .where('todo.province_code', '=', provinceCode)
    .where('todo.org_id', '=', orgId)
    .where('todo.person_id', '=', leaverId)
    .where('todo.person_id', '<>', '')
    .where('todo.done_at', 'is', null)
    .orderBy('todo.petition_id')
    .orderBy('todo.id')

async function refuseStranger(db: Db, caller: Caller, leaverId: string): Promise<void> {
  const people = await listLeavers(db, caller)
  if (!people.some(({ personId }) => personId === leaverId)) refuse('notFound', { what: '离岗人员' })
}
