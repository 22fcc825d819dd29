import { REPORT_TEXTS } from '../report'
import { NO_DAY } from './entries'

/** What whoever is to do it again is told. */
export const rejectionFields = {
  reason: { wire: 'thyydm', label: '退回原因', kind: 'code', table: 'DM_THCB', text: REPORT_TEXTS.noReason },
  text: { wire: 'thsm', label: '说明', kind: 'words', min: 10, max: 1000, rows: 4, text: REPORT_TEXTS.noReason },
  dueOn: { wire: 'bljzrq', label: '重办期限', kind: 'day', from: 'tomorrow', text: NO_DAY },
} as const
