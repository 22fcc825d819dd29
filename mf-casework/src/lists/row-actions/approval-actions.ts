import type { RowAction } from './row-action'

/** Only what is safe to be agreed to without opening it. */
export const AGREE: RowAction = {
  name: '批量同意',
  done: '已同意',
  needs: 'sp:approve',
  suits: row => row.batchSafe === true,
  unsuited: '不予受理、意见书、办理报告、呈报等事项不能批量同意，请点击「审批」逐件办理',
  dialog: () => import('./agree-dialog'),
}
