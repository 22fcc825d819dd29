/** The list of which the book (信件办结登记簿) is made. */
export const BOOK_VIEW = 'v_lxbj'

/** `YYYY-MM`. */
export const BOOK_MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

export interface BookColumn {
  readonly field: string
  readonly heading: string
  /** Characters, in a sheet. */
  readonly width: number
  /** May take several lines; dates, numbers and names do not. */
  readonly isLong?: true
}

/** Before the columns. */
export const BOOK_NUMBER: Omit<BookColumn, 'field'> = { heading: '序号', width: 6 }

/** What the book says of a letter, on paper as in a sheet. */
export const BOOK_COLUMNS: readonly BookColumn[] = [
  { field: 'xfrq', heading: '收信日期', width: 12 },
  { field: 'barcode', heading: '条码', width: 18 },
  { field: 'xfjbh', heading: '信访件编号', width: 24 },
  { field: 'xfr', heading: '信访人', width: 14 },
  { field: 'wtsd', heading: '问题属地', width: 24, isLong: true },
  { field: 'nrzy', heading: '内容摘要', width: 48, isLong: true },
  { field: 'bjlx', heading: '办结方式', width: 12 },
  { field: 'hh', heading: '盒号', width: 12 },
  { field: 'jbr', heading: '经办人', width: 12 },
]

const REGISTERED = '10'

/** The letters that were closed directly in a month. */
export const bookFilter = (month: string) => ({
  join: 'and' as const,
  conditions: [
    { field: 'xfjzt', operator: 'not' as const, values: [REGISTERED] },
    { field: 'bjsj', operator: 'from' as const, values: [`${month}-01`] },
    { field: 'bjsj', operator: 'to' as const, values: [lastDayOf(month)] },
  ],
  groups: [],
})

/** The last day of a month, `YYYY-MM-DD`. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
}

/** As it is printed: 2026年11月. */
export const monthName = (month: string): string => month.replace(/^(\d{4})-0?(\d+)$/, '$1年$2月')

/** What stands above the book of an office. */
export const bookTitle = (orgName: string, month: string): string => `${orgName}${monthName(month)}信件办结登记簿`
