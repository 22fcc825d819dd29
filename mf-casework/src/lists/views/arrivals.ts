import { ESCALATE } from '../row-actions/letter-to-leader'
import { MERGE_ONLINE } from '../row-actions/online-actions'
import { CLAIM, DISTRIBUTE, HAND_ON, RELEASE } from '../row-actions/todo-actions'
import type { ListView } from '../view'
import { OVERDUE, SOON, UNCLAIMED } from './presets'

const WORDS = { fields: ['sourceNo', 'xfr', 'nrzy'], hint: '原编号、信访人、内容' }

const SORTS = ['djsj', 'dueAt']

/** /toDoManage/netLetterRegister */
export const ONLINE: ListView = {
  viewId: 'v_wsxf',
  hint: '没有待登记的网上来件',
  words: WORDS,
  switches: [UNCLAIMED, SOON, OVERDUE],
  sorts: SORTS,
  open: '登记',
  rowActions: [MERGE_ONLINE, CLAIM, HAND_ON, RELEASE, DISTRIBUTE],
}

/** /toDoManage/leaderMailbox */
export const LEADER_MAILBOX: ListView = {
  viewId: 'v_ldxx',
  hint: '没有待登记的领导信箱来信',
  words: WORDS,
  switches: [UNCLAIMED, SOON, OVERDUE],
  sorts: SORTS,
  open: '登记',
  rowActions: [CLAIM, ESCALATE, HAND_ON, RELEASE, DISTRIBUTE],
}
