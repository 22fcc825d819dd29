import type { Deed } from './deed'

/** 反馈登记: what the inspection team was told of petitions that it handed over. */
export const FEEDBACK: Deed = {
  name: '反馈登记',
  done: '已登记反馈',
  needs: 'xsdjManage/xsRegister',
  inRow: true,
  dialog: () => import('./feedback-dialog'),
}
