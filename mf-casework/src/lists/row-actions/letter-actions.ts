import { type Row, textOf } from '../row'
import type { RowAction } from './row-action'

const REGISTERED = '10'
const isOpen = (row: Row) => textOf(row, 'xfjzt') === REGISTERED

/** Letters that never enter dispatch. */
export const LETTER_ACTIONS: readonly RowAction[] = [
  { name: '批量办结', done: '已办结', needs: 'bl:file', suits: isOpen, dialog: () => import('./close-letters-dialog') },
  {
    name: '撤销办结',
    done: '已撤销办结',
    needs: 'bl:file',
    suits: row => !isOpen(row),
    dialog: () => import('./undo-closing-dialog'),
  },
]
