import { closeTodos } from '../../../petitions/todos/close'
import { openTodo } from '../../../petitions/todos/open'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import type { CaseAsk, OpenCase } from './tell'

const TYPE = 'leaderCaseRequest'

/** What is asked for waits in every department of the organisation in which somebody else may decide on it. */
export async function openRequest({ db, caller, args, services }: CaseAsk, { petitionId }: OpenCase): Promise<void> {
  const { provinceCode, orgId } = caller
  const todo = {
    provinceCode,
    petitionId,
    orgId,
    refId: args.caseId,
    type: TYPE,
    sourceOrgId: orgId,
    dueAt: null,
  } as const
  for (const { deptId } of await departmentsDeciding(db, caller)) {
    await openTodo(db, { ...todo, deptId, createdAt: services.now(), givenBy: caller.personId })
  }
}

export async function closeRequest({ db, caller, args, services }: CaseAsk, { petitionId }: OpenCase): Promise<void> {
  const choice = { provinceCode: caller.provinceCode, petitionId, refId: args.caseId, types: [TYPE] } as const
  await closeTodos(db, choice, { at: services.now(), personId: caller.personId })
}

const departmentsDeciding = (db: Db, { orgId, personId }: Caller) =>
  db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('post_role', 'post_role.post_id', 'post.id')
    .innerJoin('role_permission', 'role_permission.role_code', 'post_role.role_code')
    .innerJoin('permission_node', 'permission_node.id', 'role_permission.node_id')
    .where('post.org_id', '=', orgId)
    .where('person.in_use', '=', true)
    .where('person.id', '<>', personId)
    .where('permission_node.url', '=', 'ba:decide')
    .orderBy('post.dept_id')
    .select('post.dept_id as deptId')
    .distinct()
    .execute()
