import { type Row, textOf } from '../row'
import type { RowAction } from './row-action'

const CLOSED_FROM = '60'
const REOPENED = '65'

const isOpen = (row: Row): boolean => {
  const state = textOf(row, 'xfjzt')
  return state < CLOSED_FROM || state === REOPENED
}

/** Urges those who have the petitions that are selected. */
export const URGE: RowAction = {
  name: '催办',
  done: '已催办',
  needs: 'cb:urge',
  suits: isOpen,
  unsuited: '已办结的信访件不能催办，请取消选择',
  dialog: () => import('./urge-dialog'),
}
