import type { Report } from '@portal/shared-lib/contract/rules/figures'

const OTHERS: Partial<Record<Report, string>> = {
  R2: '内容分类',
  R4: '登记机构',
  R7: '责任单位',
  R14: '责任单位',
}

/** What the rows of a report are: regions, where nothing else is said. */
export const rowsNameOf = (report: Report): string => OTHERS[report] ?? '地区'
