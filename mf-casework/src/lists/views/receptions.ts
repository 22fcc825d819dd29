import type { ListView } from '../view'

/** /leaderJieFang/leaderJFRegister?list=days */
export const RECEPTIONS: ListView = {
  viewId: 'v_jf',
  title: '领导接访台账',
  hint: '尚无领导接访，可在接访登记中登记',
  words: { fields: ['leader'], hint: '接访领导' },
  sorts: ['date'],
  open: '',
  rowActions: [],
  printable: true,
}
