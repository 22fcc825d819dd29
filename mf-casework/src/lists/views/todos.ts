import { BESIDE_OWN_TODOS } from '@portal/shared-lib'
import { REPORT_TODOS, RETURNED_TODOS } from '@portal/shared-lib/contract/rules/todo-names'
import { PRINT_SHEETS } from '../row-actions/print-sheets'
import { SUPERVISE } from '../row-actions/supervise'
import { CLAIM, DISTRIBUTE, HAND_ON, RELEASE, REMIND, SIGN_FOR, TRANSFER } from '../row-actions/todo-actions'
import type { ListView } from '../view'
import { ONLINE, OVERDUE, ofTypes, SIMPLE, SOON, UNCLAIMED } from './presets'

const WORDS = { fields: ['xfjbh', 'xfr', 'nrzy'], hint: '编号、信访人、内容摘要' }
const SORTS = ['dueAt', 'receivedAt', 'xfrq']

/** /toDoManage/departToDo */
export const DEPARTMENT: ListView = {
  viewId: 'v_dbx_depart',
  hint: '没有符合条件的待办',
  words: WORDS,
  tabs: [
    ofTypes('待分办', 'sort', 'revise', 'instructed'),
    ofTypes('待签收', 'signFor'),
    ofTypes('办理中', 'handle', 'accept', 'coHandle', 'informExtension', 'deliver', 'close', 'report'),
    ONLINE,
    ofTypes('退回', 'returnSignFor', 'redo', 'reopened'),
  ],
  switches: [UNCLAIMED, SOON, OVERDUE],
  sorts: SORTS,
  open: '办理',
  rowActions: [CLAIM, DISTRIBUTE, SIGN_FOR, TRANSFER, SUPERVISE],
  leaving: true,
}

/** /toDoManage/departToDo?list=sent */
export const SENT: ListView = {
  viewId: 'v_ssz',
  title: '送审中',
  hint: '没有正在送审的事项',
  words: { fields: ['xfjbh', 'xfr', 'title', 'applicant'], hint: '编号、信访人、标题、送审人' },
  switches: [OVERDUE],
  sorts: ['dueAt', 'submittedAt'],
  open: '查看',
  rowActions: [],
}

/** /toDoManage/personalToDo */
export const PERSONAL: ListView = {
  viewId: 'v_dbx_personal',
  hint: '没有需要您办理的待办',
  elsewhere: BESIDE_OWN_TODOS,
  words: WORDS,
  tabs: [
    ofTypes('办理', 'handle', 'sort', 'signFor', 'close', 'instructed', 'revise'),
    ofTypes('告知', 'accept', 'informExtension', 'deliver'),
    ofTypes('报告', ...REPORT_TODOS),
    ofTypes('退回重办', ...RETURNED_TODOS),
    ofTypes('协办', 'coHandle'),
  ],
  switches: [SOON, OVERDUE, SIMPLE],
  lamps: true,
  groups: true,
  sorts: SORTS,
  open: '办理',
  rowActions: [HAND_ON, RELEASE, REMIND, SIGN_FOR, TRANSFER, PRINT_SHEETS, SUPERVISE],
}
