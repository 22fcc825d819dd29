import type { SavedTablesAnswer, SaveTableArgs } from '@portal/shared-lib/contract/calls/cross-tables'
import { lastPeriod } from '../periods'
import { CROSS, type ReportQuery } from '../report-query'

export type Saved = SavedTablesAnswer[number]
type SavedQuery = SaveTableArgs['query']

/** What is kept of what is shown. */
export const savedOf = ({ id, rows, columns, metrics, channels, ...rest }: ReportQuery): SavedQuery => ({
  ...rest,
  report: id === CROSS ? '' : id,
  rows: [...rows],
  columns: [...columns],
  metrics: [...metrics],
  channels: [...channels],
})

/** What is shown of what was kept: of a month, a quarter or a year the last that is over. */
export const queryOf = ({ report, ...rest }: Saved['query'], today: string): ReportQuery => ({
  ...rest,
  id: report === '' ? CROSS : report,
  ...(rest.unit !== 'days' && lastPeriod(rest.unit, today)),
})
