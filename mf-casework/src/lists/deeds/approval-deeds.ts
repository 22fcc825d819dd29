import type { Deed } from './deed'

/** Only what is safe to be agreed to without opening it. */
export const AGREE: Deed = {
  name: '批量同意',
  done: '已同意',
  needs: 'sp:approve',
  suits: row => row.batchSafe === true,
  dialog: () => import('./agree-dialog'),
}
