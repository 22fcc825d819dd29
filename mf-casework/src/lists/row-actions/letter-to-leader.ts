import { textOf } from '../row'
import type { RowAction } from './row-action'

/** Puts a letter before a leader, registered or not. */
export const ESCALATE: RowAction = {
  name: '呈报',
  done: '已呈报',
  needs: 'toDoManage/leaderMailbox',
  suits: row => textOf(row, 'escalation') !== '待批示',
  inRow: true,
  dialog: () => import('./escalate-dialog'),
}
