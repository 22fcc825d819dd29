import { signFor } from '@portal/shared-lib/contract/calls/actions'
import { claimSeveral, release } from '@portal/shared-lib/contract/calls/assignments'
import { type Row, textOf } from '../row'
import type { RowAction } from './row-action'
import { withEach, withTodos } from './several'

const OF_DEPARTMENT = 'v_dbx_depart'
const OWN = 'v_dbx_personal'

const DEPARTMENT = 'toDoManage/departToDo'
const PERSONAL = 'toDoManage/personalToDo'

const isFree = (row: Row) => textOf(row, 'blr') === ''
const isTodo = (type: string) => (row: Row) => textOf(row, 'todoType') === type

export const CLAIM: RowAction = {
  name: '领取',
  done: '已领取',
  needs: DEPARTMENT,
  suits: isFree,
  inRow: true,
  perform: rows => withTodos(claimSeveral, rows, {}),
}

export const DISTRIBUTE: RowAction = {
  name: '分派',
  done: '已分派',
  needs: 'todo:distribute',
  dialog: () => import('./distribute-dialog'),
}

export const HAND_ON: RowAction = {
  name: '转办',
  done: '已转办',
  needs: PERSONAL,
  leaves: [OWN],
  dialog: () => import('./hand-on-dialog'),
}

export const REMIND: RowAction = {
  name: '设置提醒',
  done: '已设置提醒',
  needs: PERSONAL,
  dialog: () => import('./remind-dialog'),
}

export const RELEASE: RowAction = {
  name: '释放',
  done: '已退回部门待办',
  needs: PERSONAL,
  leaves: [OWN],
  perform: rows => withTodos(release, rows, {}),
}

export const TRANSFER: RowAction = {
  name: '转送',
  done: '已转送',
  needs: 'bl:transfer',
  leaves: [OF_DEPARTMENT, OWN],
  suits: isTodo('sort'),
  dialog: () => import('./transfer/transfer-dialog'),
}

export const SIGN_FOR: RowAction = {
  name: '签收',
  done: '已签收',
  needs: 'bl:sign',
  leaves: [OF_DEPARTMENT, OWN],
  suits: isTodo('signFor'),
  perform: rows =>
    withEach(signFor, rows, row => ({
      petitionNo: textOf(row, 'xfjbh'),
      version: Number(row.version),
      todoId: textOf(row, 'dbid'),
    })),
}
