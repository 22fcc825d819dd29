import { APPROVAL_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { closeTodos } from '../../petitions/todos/close'
import { openTodo } from '../../petitions/todos/open'
import type { Db } from '../../platform/database/connect'
import type { Approval } from '../approval'
import { getSubject } from '../subjects'
import type { Approver } from './people'

/** Opens a to-do with each of these people, who are asked for their decision from now on. */
export async function ask(db: Db, approval: Approval, people: readonly Approver[], at: Date): Promise<void> {
  const { applicant, provinceCode, petitionId, stepId, dueAt, id: refId } = approval
  const { todoType: type = 'approval' } = getSubject(approval.subjectType)
  const todo = { provinceCode, petitionId, stepId, refId, dueAt, type, createdAt: at }
  const { orgId } = applicant
  for (const { deptId, personId } of people) {
    await openTodo(db, { ...todo, orgId, deptId, personId, sourceOrgId: orgId })
  }
}

/** Closes the to-dos of everybody who is asked now. */
export async function stopAsking(
  db: Db,
  { provinceCode, petitionId, id }: Pick<Approval, 'provinceCode' | 'petitionId' | 'id'>,
  done: { at: Date; personId: string | null },
): Promise<void> {
  await closeTodos(db, { provinceCode, petitionId, refId: id, types: APPROVAL_TODOS }, done)
}
