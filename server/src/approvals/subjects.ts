import type { ApprovalTodo } from '@portal/shared-lib/contract/rules/todo-names'
import type { Approval } from './approval'
import type { Calling, Deciding } from './calling'

/** What is submitted for approval. Both functions run in the decision's transaction: a refusal undoes the decision too. */
export interface ApprovalSubject {
  /** As lists and messages call it, like 交办. */
  readonly name: string
  /** Whether many may be agreed to at once without opening each. */
  readonly batchSafe: boolean
  /** As which to-do leaders are asked, and so in which list; 领导审批 unless said otherwise. */
  readonly todoType?: ApprovalTodo
  readonly onApproved: (decided: Deciding) => Promise<unknown>
  /** Sent back by who was to agree, or taken back by whoever had submitted it: the approval's state says which. */
  readonly onReturned: (calling: Calling, approval: Approval) => Promise<unknown>
}

/** Every subject by its code. A module that submits something adds its own. */
export const approvalSubjects: Record<string, ApprovalSubject> = {}

/** What is agreed to by no approval of this kind, and is entrusted alike: names by code. A module adds its own. */
export const subjectsBeside: Record<string, string> = {}

/** Whether delegations may name it. */
export const isEntrustable = (type: string): boolean =>
  findSubject(type) !== undefined || Object.hasOwn(subjectsBeside, type)

export const findSubject = (type: string): ApprovalSubject | undefined =>
  Object.hasOwn(approvalSubjects, type) ? approvalSubjects[type] : undefined

export function getSubject(type: string): ApprovalSubject {
  const subject = findSubject(type)
  if (!subject) throw new Error(`Nobody has registered the approval subject ${type}`)
  return subject
}

/** The name of a subject; its code where no module knows it any longer. */
export const subjectName = (type: string): string => findSubject(type)?.name ?? subjectsBeside[type] ?? type
