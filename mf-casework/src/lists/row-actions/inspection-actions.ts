import type { RowAction } from './row-action'

/** 反馈登记: what the inspection team was told of petitions that it handed over. */
export const FEEDBACK: RowAction = {
  name: '反馈登记',
  done: '已登记反馈',
  needs: 'xsdjManage/xsRegister',
  inRow: true,
  dialog: () => import('./feedback-dialog'),
}
