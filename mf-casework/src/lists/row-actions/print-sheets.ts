import { textOf } from '../row'
import type { RowAction } from './row-action'

/** 批量打印: of each chosen petition its registration sheet, one on a page. */
export const PRINT_SHEETS: RowAction = {
  name: '打印登记表',
  done: '已打印',
  needs: 'toDoManage/archive',
  suits: row => textOf(row, 'xfjbh') !== '',
  dialog: () => import('./sheets-dialog'),
}
