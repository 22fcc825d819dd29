/** What the to-dos of the handling lists ask for, by their types. */
export const HANDLING_TODOS = {
  sort: '待分办',
  revise: '退回修改',
  instructed: '按批示交办',
  signFor: '待签收',
  returnSignFor: '退回签收',
  accept: '待受理告知',
  handle: '办理中',
  coHandle: '待协办',
  informExtension: '延期告知',
  deliver: '待送达',
  close: '待办结',
  report: '提交报告',
  reopened: '重新办理',
  redo: '退回重办',
  reportUp: '待上报',
  dissatisfied: '不满意核实',
  correct: '核查整改',
  reportSignFor: '办理报告签收',
  closingCheck: '办结核查',
} as const

type HandlingTodo = keyof typeof HANDLING_TODOS

/** What came back: work to be done again or put right, and what units wish to return. */
export const RETURNED_TODOS: readonly HandlingTodo[] = ['redo', 'reopened', 'correct', 'dissatisfied', 'returnSignFor']
/** Reports to be written, sent up and signed for. */
export const REPORT_TODOS: readonly HandlingTodo[] = ['report', 'reportUp', 'reportSignFor']

/** To-dos by which leaders are asked for their agreement, through the approval service. */
export const APPROVAL_TODOS = [
  'approval',
  'documentApproval',
  'reviewApproval',
  'superviseApproval',
  'terminationApproval',
] as const

export type ApprovalTodo = (typeof APPROVAL_TODOS)[number]
