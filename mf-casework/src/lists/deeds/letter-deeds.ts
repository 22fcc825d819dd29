import { type Row, textOf } from '../row'
import type { Deed } from './deed'

const REGISTERED = '10'
const isOpen = (row: Row) => textOf(row, 'xfjzt') === REGISTERED

/** Letters that never enter dispatch. */
export const LETTER_DEEDS: readonly Deed[] = [
  { name: '批量办结', done: '已办结', needs: 'bl:file', suits: isOpen, dialog: () => import('./close-letters-dialog') },
  {
    name: '撤销办结',
    done: '已撤销办结',
    needs: 'bl:file',
    suits: row => !isOpen(row),
    dialog: () => import('./undo-closing-dialog'),
  },
]
