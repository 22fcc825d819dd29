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

/** Every type of to-do. Types tell themselves apart across families: counters are kept by type. */
const TODO_TYPES = {
  sort: kind('db', '待分办', '/toDoManage/handle'),
  revise: kind('db', '退回修改', '/toDoManage/handle'),
  instructed: kind('db', '按批示交办', '/toDoManage/handle'),
  signFor: kind('db', '待签收', '/toDoManage/handle'),
  returnSignFor: kind('db', '退回签收', '/toDoManage/returnSignFor'),
  accept: kind('db', '待受理告知', '/toDoManage/handle'),
  handle: kind('db', '办理中', '/toDoManage/handle'),
  coHandle: kind('db', '待协办', '/toDoManage/handle'),
  coAnswered: kind('qt', '协办答复', '/toDoManage/handle'),
  informExtension: kind('db', '延期告知', '/toDoManage/noticeUpload'),
  deliver: kind('db', '待送达', '/toDoManage/noticeUpload'),
  close: kind('db', '待办结', '/toDoManage/handle'),
  report: kind('db', '提交报告', '/toDoManage/handle'),
  reopened: kind('db', '重新办理', '/toDoManage/handle'),
  redo: kind('db', '退回重办', '/toDoManage/handle'),
  reportUp: kind('db', '待上报', '/toDoManage/handle'),
  dissatisfied: kind('db', '不满意核实', '/toDoManage/handle'),
  correct: kind('db', '核查整改', '/toDoManage/handle'),
  registerOnline: kind('db', '网信待登记', '/toDoManage/netLetterRegister'),
  registerScan: kind('qt', '集中扫描待登记', '/centralizedScan/letterRegister'),
  reportSignFor: kind('db', '办理报告签收', '/toDoManage/reportSignFor'),
  closingCheck: kind('db', '办结核查', '/toDoManage/closingCheck'),
  approval: kind('sysp', '领导审批', '/toDoManage/leaderApproval'),
  documentApproval: kind('sysp', '公文审批', '/official/officialDetail'),
  reviewApproval: kind('sysp', '复查复核审批', '/reviewManage/reviewApproval'),
  superviseApproval: kind('sysp', '督办审批', '/superviseManage/leaderApproval'),
  leaderCaseRequest: kind('sysp', '包案审核', '/leaderJieFang/leaderBARegister'),
  leaderLetter: kind('qt', '领导信箱', '/toDoManage/netLetterRegister'),
  windowTicket: kind('qt', '窗口登记', '/visitorManage/visitorRegister'),
  interview: kind('qt', '接谈', '/visitorManage/visitorRegister'),
  track: kind('qt', '交办跟踪', '/toDoManage/handle'),
  coordinate: kind('qt', '管辖协调', '/toDoManage/handle'),
  resume: kind('qt', '恢复办理', '/toDoManage/handle'),
  proxyEntry: kind('qt', '代录入', '/toDoManage/proxyEntry'),
  termination: kind('qt', '终结申报', '/toDoManage/termination'),
  urgentCopy: kind('qt', '重大紧急', '/toDoManage/handle'),
  urgeReply: kind('qt', '催办回复', '/toDoManage/handle'),
  document: kind('qt', '公文待办', '/official/officialDetail'),
  review: kind('qt', '复查复核', '/reviewManage/registerCenter'),
  supervise: kind('qt', '督办办理', '/superviseManage/superviseHandler'),
  superviseSuggestion: kind('qt', '督办建议', '/toDoManage/handle'),
  superviseReport: kind('qt', '督办报告签收', '/superviseManage/reportSignFor'),
  superviseReturn: kind('qt', '督办退回签收', '/superviseManage/returnSignFor'),
} as const

export type TodoType = keyof typeof TODO_TYPES

/** Online petitions to be registered: a list of their own, which two keys add to the totals of the to-do lists. */
export const ONLINE_TYPES: readonly TodoType[] = ['registerOnline']

/** What the to-do lists show. */
export const LISTED_TYPES: readonly TodoType[] = typesOf('db').filter(type => !ONLINE_TYPES.includes(type))

/** What is over with the case itself: a leader answers for it until that is closed. */
export const CASE_TYPES: readonly TodoType[] = (Object.keys(TODO_TYPES) as TodoType[]).filter(
  type => type !== 'leaderCaseRequest',
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
