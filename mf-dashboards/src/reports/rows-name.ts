import { DIMENSIONS } from '@portal/shared-lib/contract/rules/cross-tables'
import type { Report } from '@portal/shared-lib/contract/rules/figures'
import { CROSS, type ReportQuery } from './report-query'

const OTHERS: Partial<Record<Report, string>> = {
  R2: '内容分类',
  R4: '登记机构',
  R7: '责任单位',
  R14: '责任单位',
}

/** What the rows of a report are: regions, where nothing else is said. */
export const rowsNameOf = ({ id, rows }: Pick<ReportQuery, 'id' | 'rows'>): string =>
  id === CROSS ? rows.map(row => DIMENSIONS[row]).join(' / ') : (OTHERS[id] ?? '地区')
