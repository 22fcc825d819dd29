import type { ApprovalTodo } from '@portal/shared-lib/contract/rules/todo-names'
import type { AuditEntry } from '../../platform/audit/record'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import type { Approval } from './approval'

/** What a decision has besides the approval itself. */
export interface DecisionContext {
  readonly services: Pick<Services, 'config' | 'fieldKeys' | 'now'>
  readonly origin: Pick<AuditEntry, 'requestId' | 'address'>
}

/**
 * What is submitted for approval. All three run in the decision's transaction: a refusal undoes the decision too.
 * The decider's `holderId` is the person in whose place was decided.
 */
export interface ApprovalSubject {
  /** As lists and messages call it, like 交办. */
  readonly name: string
  /** Whether many may be agreed to at once without opening each. */
  readonly batchSafe: boolean
  /** As which to-do leaders are asked, and so in which list; 领导审批 unless said otherwise. */
  readonly todoType?: ApprovalTodo
  readonly onApproved: (
    db: Db,
    approval: Approval,
    decider: Caller,
    at: Date,
    context: DecisionContext,
  ) => Promise<unknown>
  readonly onReturned: (
    db: Db,
    approval: Approval,
    decider: Caller,
    opinion: string,
    at: Date,
    context: DecisionContext,
  ) => Promise<unknown>
  /** Without one, what is taken back is treated as returned without an opinion. */
  readonly onWithdrawn?: (
    db: Db,
    approval: Approval,
    applicant: Caller,
    at: Date,
    context: DecisionContext,
  ) => Promise<unknown>
}

/** Every subject by its code. A module that submits something adds its own. */
export const approvalSubjects: Record<string, ApprovalSubject> = {}

export const findSubject = (type: string): ApprovalSubject | undefined =>
  Object.hasOwn(approvalSubjects, type) ? approvalSubjects[type] : undefined

export function getSubject(type: string): ApprovalSubject {
  const subject = findSubject(type)
  if (!subject) throw new Error(`Nobody has registered the approval subject ${type}`)
  return subject
}

/** The name of a subject; its code where no module knows it any longer. */
export const subjectName = (type: string): string => findSubject(type)?.name ?? type
