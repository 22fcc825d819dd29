import { textOf } from '../row'
import type { RowAction } from './row-action'

/** 批量归并: online petitions of one matter go on as one. */
export const MERGE_ONLINE: RowAction = {
  name: '批量归并',
  done: '已归并',
  needs: 'netManage/netRegister',
  suits: row => textOf(row, 'xfjbh') === '',
  dialog: () => import('./merge-online-dialog'),
}
