import { textOf } from '../row'
import type { Deed } from './deed'

/** 批量归并: online petitions of one matter go on as one. */
export const MERGE_ONLINE: Deed = {
  name: '批量归并',
  done: '已归并',
  needs: 'netManage/netRegister',
  suits: row => textOf(row, 'xfjbh') === '',
  dialog: () => import('./merge-online-dialog'),
}
