import { type Row, textOf } from '../row'

interface BookColumn {
  readonly title: string
  /** Characters, in a sheet. */
  readonly width: number
  /** May take several lines; dates, numbers and names do not. */
  readonly long?: true
  /** What it says of a letter, the `at`th (from 0) of its month. */
  readonly cell: (letter: Row, at: number) => string | number
}

const textIn = (field: string) => (letter: Row) => textOf(letter, field)

/** The columns of the book, on paper as in a sheet. */
export const BOOK_COLUMNS: readonly BookColumn[] = [
  { title: '序号', width: 6, cell: (_, at) => at + 1 },
  { title: '收信日期', width: 12, cell: textIn('xfrq') },
  { title: '条码', width: 18, cell: textIn('barcode') },
  { title: '信访件编号', width: 24, cell: textIn('xfjbh') },
  { title: '信访人', width: 14, cell: textIn('xfr') },
  { title: '问题属地', width: 24, cell: textIn('wtsd'), long: true },
  { title: '内容摘要', width: 48, cell: textIn('nrzy'), long: true },
  { title: '办结方式', width: 12, cell: textIn('bjlx') },
  { title: '盒号', width: 12, cell: textIn('hh') },
  { title: '经办人', width: 12, cell: textIn('jbr') },
]
