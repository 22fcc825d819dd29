import type { ApprovalTodo } from '@portal/shared-lib/contract/rules/todo-names'

/** A kind of act that leaders agree to, and what the step is while they have not. */
interface Subject {
  readonly name: string
  readonly pending: '' | 'dispatch' | 'answer'
  /** Whether many may be agreed to at once without opening each. */
  readonly batchSafe: boolean
  readonly todoType?: ApprovalTodo
}

/** What the approval service is asked for, by the code of its chain. */
export const SUBJECTS = {
  assign: { name: '交办', pending: 'dispatch', batchSafe: true },
  return: { name: '申请退回', pending: 'dispatch', batchSafe: true },
  notAccept: { name: '不予受理', pending: 'dispatch', batchSafe: false },
  noFurther: { name: '不再受理', pending: 'dispatch', batchSafe: false },
  file: { name: '存查', pending: 'dispatch', batchSafe: true },
  answer: { name: '处理意见书', pending: 'answer', batchSafe: false },
  report: { name: '办理报告', pending: 'answer', batchSafe: false },
  extension: { name: '延期', pending: '', batchSafe: true },
  suspend: { name: '中止', pending: '', batchSafe: true },
  escalate: { name: '呈报领导', pending: '', batchSafe: false },
  review: { name: '复查复核意见', pending: '', batchSafe: false, todoType: 'reviewApproval' },
  termination: { name: '终结', pending: '', batchSafe: false, todoType: 'terminationApproval' },
  supervision: { name: '督办', pending: '', batchSafe: false, todoType: 'superviseApproval' },
  superviseAnswer: { name: '督办反馈', pending: '', batchSafe: false, todoType: 'superviseApproval' },
  superviseExtension: { name: '督办延期', pending: '', batchSafe: true, todoType: 'superviseApproval' },
} as const satisfies Record<string, Subject>

export type SubjectCode = keyof typeof SUBJECTS

/** Of what is carried on beside a case and goes on when that has ended; its leaders are asked in lists of their own. */
export const BESIDE_CASES: readonly string[] = Object.entries(SUBJECTS).flatMap(([code, subject]) =>
  'todoType' in subject ? [code] : [],
)
