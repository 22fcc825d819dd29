import { AGREE } from '../row-actions/approval-actions'
import { SUPERVISE_CHECKED } from '../row-actions/supervise'
import { CLAIM, DISTRIBUTE } from '../row-actions/todo-actions'
import type { ListView } from '../view'
import { LYING, OVERDUE, ofSubjects, ofTypes, SOON, UNCLAIMED } from './presets'

const WORDS = { fields: ['xfjbh', 'xfr', 'unit'], hint: '编号、信访人、单位' }
const SORTS = ['dueAt', 'receivedAt']

/** /toDoManage/leaderApprovalList */
export const APPROVALS: ListView = {
  viewId: 'v_ldsp',
  hint: '没有待您审批的事项',
  source: 'approvals',
  sorts: ['dueAt', 'submittedAt'],
  words: { fields: ['applicantDept'], hint: '送审部门' },
  tabs: [
    ofSubjects('交办', 'assign'),
    ofSubjects('处理意见书', 'answer'),
    ofSubjects('办理报告', 'report'),
    ofSubjects('延期、中止', 'extension', 'suspend'),
    ofSubjects('不予受理、存查', 'notAccept', 'noFurther', 'file'),
    ofSubjects('退回、呈报', 'return', 'escalate'),
  ],
  switches: [LYING],
  open: '审批',
  rowActions: [AGREE],
}

/** /toDoManage/reportSignFor */
export const REPORTS: ListView = {
  viewId: 'v_blbg',
  hint: '没有待签收的办理报告',
  words: WORDS,
  switches: [UNCLAIMED, OVERDUE],
  lamps: true,
  sorts: [...SORTS, 'assignedAt', 'reportedAt'],
  open: '签收',
  rowActions: [CLAIM, DISTRIBUTE],
}

/** /toDoManage/returnSignFor */
export const RETURNS: ListView = {
  viewId: 'v_thqs',
  hint: '没有申请退回的信访件',
  words: WORDS,
  switches: [
    UNCLAIMED,
    {
      key: 'again',
      title: '退回两次以上',
      conditions: () => [{ field: 'returnCount', operator: 'from', values: ['2'] }],
    },
  ],
  sorts: ['sentAt', 'returnedAt'],
  open: '办理',
  rowActions: [CLAIM, DISTRIBUTE],
}

/** /toDoManage/noticeUpload */
export const NOTICES: ListView = {
  viewId: 'v_gzs',
  hint: '没有待上传或送达的文书',
  words: { fields: ['xfjbh', 'xfr'], hint: '编号、信访人' },
  tabs: [ofTypes('待告知', 'accept'), ofTypes('延期告知', 'informExtension'), ofTypes('待送达', 'deliver')],
  switches: [SOON, OVERDUE],
  sorts: SORTS,
  open: '办理',
  rowActions: [CLAIM, DISTRIBUTE],
}

/** /toDoManage/closingCheck */
export const CLOSING_CHECKS: ListView = {
  viewId: 'v_bjhc',
  hint: '没有待核查的办结件',
  words: { fields: ['xfjbh', 'xfr'], hint: '编号、信访人' },
  tabs: [
    reason('dissatisfied', '评价不满意'),
    reason('sample', '随机抽取'),
    reason('supervised', '督办件'),
    reason('leaderCase', '领导批示件'),
    reason('overdue', '超期件'),
    reason('chosen', '人工抽取'),
  ],
  sorts: ['closedAt'],
  open: '核查',
  rowActions: [CLAIM, DISTRIBUTE, SUPERVISE_CHECKED],
}

/** /toDoManage/closingCheck?list=callbacks */
export const CALLBACKS: ListView = {
  viewId: 'v_pjhf',
  title: '评价回访',
  hint: '没有临近评价期限而尚未评价的信访件',
  words: WORDS,
  sorts: ['dueAt', 'bjsj'],
  open: '回访',
  rowActions: [],
  printable: true,
}

function reason(key: string, title: string) {
  return { key, title, conditions: () => [{ field: 'selectReason', operator: 'is' as const, values: [key] }] }
}

/** /toDoManage/proxyEntry */
export const PROXY_ENTRIES: ListView = {
  viewId: 'v_dlr',
  hint: '没有需要代录入的信访件',
  words: WORDS,
  switches: [SOON, OVERDUE],
  sorts: [...SORTS, 'sentAt'],
  open: '代录',
  rowActions: [CLAIM, DISTRIBUTE],
}
