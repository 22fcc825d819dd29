import { FIGURE_LIST } from '@portal/shared-lib/contract/rules/figures'
import { condition } from '../list-query'
import { FEEDBACK } from '../row-actions/inspection-actions'
import { LETTER_ACTIONS } from '../row-actions/letter-actions'
import { PRINT_SHEETS } from '../row-actions/print-sheets'
import { SUPERVISE } from '../row-actions/supervise'
import { URGE } from '../row-actions/urge'
import type { ListView } from '../view'
import { DUE_SOON, PAST_DUE } from './presets'

const SORTS = ['djsj', 'dueAt', 'bjsj']

/** /toDoManage/archive */
export const QUERY: ListView = {
  viewId: 'v_query',
  hint: '请调整查询条件',
  words: { fields: ['xfjbh', 'xfr', 'nrzy'], hint: '编号、信访人、内容摘要' },
  switches: [DUE_SOON, PAST_DUE],
  sorts: SORTS,
  open: '查看',
  rowActions: [PRINT_SHEETS, SUPERVISE],
  printable: true,
  shares: true,
}

/** /stat/petitions: what a figure of a board or a report counts. */
export const COUNTED: ListView = {
  viewId: FIGURE_LIST,
  hint: '请移除部分条件，或从统计报表中点击数字进入',
  switches: [DUE_SOON, PAST_DUE],
  sorts: SORTS,
  open: '查看',
  rowActions: [URGE, SUPERVISE],
  printable: true,
}

const FINAL = '2'
const UNTOLD = { key: 'untold', title: '待反馈', conditions: () => [condition('fkjd', 'not', FINAL)] }

/** /xsdjManage/xsRegister?list=handed */
export const HANDED_OVER: ListView = {
  viewId: 'v_xs',
  title: '巡视移交台账',
  hint: '尚无巡视移交的信访件',
  words: { fields: ['xszmc', 'lyh', 'nrzy'], hint: '巡视组、移交单号、内容摘要' },
  switches: [DUE_SOON, PAST_DUE, UNTOLD],
  sorts: SORTS,
  open: '查看',
  rowActions: [FEEDBACK],
  printable: true,
}

const REGISTERED = '10'
const isRegistered = condition('xfjzt', 'is', REGISTERED)

/** A letter without a barcode of its own is labelled with its number. */
const SCANS: NonNullable<ListView['scans']> = {
  filterOf: code => ({
    join: 'and',
    conditions: [isRegistered],
    groups: [
      { join: 'or', conditions: [condition('barcode', 'is', code), condition('xfjbh', 'is', code.toUpperCase())] },
    ],
  }),
  noneOf: code => `没有条码为“${code}”的待办结信件，请核对；查找编号、信访人请点“查询”`,
}

/** /letterClosing/letterCloseRegister */
export const CLOSING_REGISTER: ListView = {
  viewId: 'v_lxbj',
  hint: '请调整查询条件',
  words: { fields: ['barcode', 'xfjbh', 'xfr', 'nrzy'], hint: '扫描条码，或输入编号、信访人' },
  scans: SCANS,
  tabs: [
    { key: 'open', title: '待办结', conditions: () => [isRegistered] },
    { key: 'closed', title: '已办结', conditions: () => [condition('xfjzt', 'not', REGISTERED)] },
  ],
  sorts: SORTS,
  open: '查看',
  rowActions: LETTER_ACTIONS,
  printable: true,
}
