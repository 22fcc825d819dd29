import { HANDLING_TODOS } from '@portal/shared-lib/contract/rules/todo-names'

/** Handling (待办), approval (审阅审批), or other. Those to be handled are what the to-do lists show. */
export type TodoFamily = 'db' | 'sysp' | 'qt'

interface Kind {
  readonly family: TodoFamily
  /** What is to be done, as lists say it. */
  readonly name: string
  /** The page that does it. */
  readonly page: string
}

const kind = (family: TodoFamily, name: string, page: string): Kind => ({ family, name, page })

const handling = (type: keyof typeof HANDLING_TODOS, page = '/toDoManage/handle'): Kind =>
  kind('db', HANDLING_TODOS[type], page)

/** Every type of to-do. Types tell themselves apart across families: counters are kept by type. */
const TODO_TYPES = {
  sort: handling('sort'),
  revise: handling('revise'),
  instructed: handling('instructed'),
  signFor: handling('signFor'),
  returnSignFor: handling('returnSignFor', '/toDoManage/returnSignFor'),
  accept: handling('accept'),
  handle: handling('handle'),
  coHandle: handling('coHandle'),
  coAnswered: kind('qt', '协办答复', '/toDoManage/handle'),
  informExtension: handling('informExtension', '/toDoManage/noticeUpload'),
  deliver: handling('deliver', '/toDoManage/noticeUpload'),
  close: handling('close'),
  report: handling('report'),
  reopened: handling('reopened'),
  redo: handling('redo'),
  reportUp: handling('reportUp'),
  dissatisfied: handling('dissatisfied'),
  correct: handling('correct'),
  registerOnline: kind('db', '网信待登记', '/toDoManage/netLetterRegister'),
  registerScan: kind('qt', '集中扫描待登记', '/centralizedScan/letterRegister'),
  reportSignFor: handling('reportSignFor', '/toDoManage/reportSignFor'),
  closingCheck: handling('closingCheck', '/toDoManage/closingCheck'),
  approval: kind('sysp', '领导审批', '/toDoManage/leaderApproval'),
  documentApproval: kind('sysp', '公文审批', '/official/officialDetail'),
  reviewApproval: kind('sysp', '复查复核审批', '/reviewManage/reviewApproval'),
  superviseApproval: kind('sysp', '督办审批', '/superviseManage/leaderApproval'),
  terminationApproval: kind('sysp', '终结审批', '/toDoManage/termination'),
  leaderCaseRequest: kind('sysp', '包案审核', '/leaderJieFang/leaderBARegister'),
  leaderLetter: kind('qt', '领导信箱', '/toDoManage/netLetterRegister'),
  windowTicket: kind('qt', '窗口登记', '/visitorManage/visitorRegister'),
  interview: kind('qt', '接谈', '/visitorManage/visitorRegister'),
  jointReception: kind('qt', '联合接访', '/visitorManage/visitorRegister'),
  track: kind('qt', '交办跟踪', '/toDoManage/handle'),
  coordinate: kind('qt', '管辖协调', '/toDoManage/handle'),
  resume: kind('qt', '恢复办理', '/toDoManage/handle'),
  proxyEntry: kind('qt', '代录入', '/toDoManage/proxyEntry'),
  termination: kind('qt', '终结申报', '/toDoManage/termination'),
  recommendation: kind('qt', '三项建议', '/superviseManage/recommendations'),
  recommendationApproval: kind('sysp', '三项建议审批', '/superviseManage/recommendations'),
  urgentCopy: kind('qt', '重大紧急', '/toDoManage/handle'),
  urgeReply: kind('qt', '催办回复', '/toDoManage/handle'),
  document: kind('qt', '公文待办', '/official/officialDetail'),
  review: kind('qt', '复查复核', '/reviewManage/registerCenter'),
  superviseDraft: kind('qt', '督办拟稿', '/superviseManage/superviseHandler'),
  supervise: kind('qt', '督办办理', '/superviseManage/superviseHandler'),
  superviseUrge: kind('qt', '督办催办回复', '/superviseManage/superviseHandler'),
  superviseSuggestion: kind('qt', '督办建议', '/toDoManage/handle'),
  superviseReport: kind('qt', '督办报告签收', '/superviseManage/reportSignFor'),
  superviseExtension: kind('qt', '督办延期申请', '/superviseManage/superviseHandler'),
  superviseReturn: kind('qt', '督办退回签收', '/superviseManage/returnSignFor'),
} as const

export type TodoType = keyof typeof TODO_TYPES

/** Online petitions to be registered: a list of their own, which two keys add to the totals of the to-do lists. */
export const ONLINE_TYPES: readonly TodoType[] = ['registerOnline']

/** What the to-do lists show. */
export const LISTED_TYPES: readonly TodoType[] = typesOf('db').filter(type => !ONLINE_TYPES.includes(type))

/** What goes on when the case is over: a leader's answering for it, and what is carried on beside it. */
const BESIDE_CASES: readonly TodoType[] = [
  ...(['leaderCaseRequest', 'review', 'reviewApproval', 'termination', 'terminationApproval'] as const),
  ...(['superviseDraft', 'supervise', 'superviseUrge', 'superviseReport', 'superviseReturn'] as const),
  ...(['superviseExtension', 'superviseApproval', 'recommendation', 'recommendationApproval'] as const),
  ...(['document', 'documentApproval'] as const),
]

/** Of orders of supervision: whoever has one does not work on the petition's step by that. */
export const SUPERVISION_TYPES: readonly TodoType[] = [
  ...(['superviseDraft', 'supervise', 'superviseUrge', 'superviseReport', 'superviseReturn'] as const),
  'superviseExtension',
]

/** What is over with the case itself. */
export const CASE_TYPES: readonly TodoType[] = (Object.keys(TODO_TYPES) as TodoType[]).filter(
  type => !BESIDE_CASES.includes(type),
)

/** What is known of the type that a row carries. */
export function getTodoType(type: string): Kind {
  if (!isTodoType(type)) throw new Error(`Unknown type of to-do: ${type}`)
  return TODO_TYPES[type]
}

const isTodoType = (type: string): type is TodoType => Object.hasOwn(TODO_TYPES, type)

function typesOf(family: TodoFamily): TodoType[] {
  return (Object.keys(TODO_TYPES) as TodoType[]).filter(type => TODO_TYPES[type].family === family)
}
