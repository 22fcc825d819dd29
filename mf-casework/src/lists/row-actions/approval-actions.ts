import type { RowAction } from './row-action'

/** Only what is safe to be agreed to without opening it. */
export const AGREE: RowAction = {
  name: '批量同意',
  done: '已同意',
  needs: 'sp:approve',
  suits: row => row.batchSafe === true,
  dialog: () => import('./agree-dialog'),
}
