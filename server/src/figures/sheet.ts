import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { DATE_MODES } from '@portal/shared-lib/contract/rules/figures'
import type { report, reportSheet } from '@portal/shared-lib/contract/stats'
import { type Cell, workbookOf } from '../platform/sheets/write-sheet'
import type { DateMode, Table } from './conditions'

interface Asked {
  readonly from: string
  readonly to: string
  readonly dateMode: DateMode
  readonly compare: boolean
  /** Name of who exports it. */
  readonly by: string
}

/** What a column of the sheet shows of a cell, under which headings. */
interface Shown {
  readonly path: readonly string[]
  readonly at: number
  readonly of: 'value' | 'late' | 'change' | 'yearChange'
}

type Report = Table & Partial<Pick<CallAnswer<typeof report>, 'frozen'>>

const NAMES = { value: '本期', late: '补报', change: '环比%', yearChange: '同比%' } as const
/** Characters of the first column and of the others. */
const WIDTHS = { first: 28, other: 12 }
/** Title and period stand above the headings. */
const ABOVE = 2

/** A report as a workbook: title, period, headings over each other, all, then each row. */
export function sheetOf(table: Report, asked: Asked): CallAnswer<typeof reportSheet> {
  const shown = columnsOf(table, asked.compare)
  const depth = Math.max(...shown.map(({ path }) => path.length))
  const names = ['', ...shown.map(({ path }) => path.at(-1) ?? '')]
  const heads = Array.from({ length: depth }, (_, level) => [
    level === 0 ? '项目' : '',
    ...shown.map(({ path }) => path[level] ?? ''),
  ])
  const rows = [...(table.total ? [{ id: null, name: '合计', cells: table.total }] : []), ...table.rows]
  const period = `${DATE_MODES[asked.dateMode]}：${asked.from} 至 ${asked.to}${frozenText(table)}`
  const late = new Map(table.frozen?.late.map(({ row, column, change }) => [`${column} ${row}`, change]))
  const lateAt = (row: string | null, at: number): Cell => {
    const key = `${at} ${row}`
    return late.has(key) ? (late.get(key) ?? '有变化') : ''
  }
  const content = workbookOf(
    table.title,
    {
      title: table.title,
      columns: names.map((heading, at) => ({ heading, width: at === 0 ? WIDTHS.first : WIDTHS.other })),
      heads: [[period], ...heads],
      merged: [`A1:${letters(shown.length)}1`, `A2:${letters(shown.length)}2`, ...mergedHeads(shown, depth)],
      origin: `数据截至 ${table.asOf}，导出人：${asked.by}`,
    },
    rows.map(({ id, name, cells }) => [
      name,
      ...shown.map(({ at, of }) => (of === 'late' ? lateAt(id, at) : textOf(cells[at]?.[of]))),
    ]),
  )
  return { name: `${table.title}${asked.from}至${asked.to}.xlsx`, content: content.toString('base64') }
}

function columnsOf({ columns, frozen }: Report, isCompared: boolean): Shown[] {
  const late = new Set(frozen?.late.map(({ column }) => column))
  return columns.flatMap(({ path }, at): Shown[] => {
    const shown: Shown['of'][] = [
      'value',
      ...(late.has(at) ? (['late'] as const) : []),
      ...(isCompared ? (['change', 'yearChange'] as const) : []),
    ]
    return shown.length === 1 ? [{ path, at, of: 'value' }] : shown.map(of => ({ path: [...path, NAMES[of]], at, of }))
  })
}

/** Who froze it; said where only a part is shown, too, which is counted as it is now. */
const frozenText = ({ frozen }: Report): string => {
  if (!frozen) return ''
  const { by, at, isShown } = frozen
  return isShown ? `　已冻结：${by} ${at}；补报为冻结后的变化` : `　本期已由${by}于${at}冻结，本表为实时数`
}

const textOf = (value: number | null | undefined): Cell => value ?? '–'

/** Headings that stand over several columns, and the first column's, which stands beside all. */
function mergedHeads(shown: readonly Shown[], depth: number): string[] {
  const rowOf = (level: number) => ABOVE + level + 1
  const ranges = depth > 1 ? [`A${rowOf(0)}:A${rowOf(depth - 1)}`] : []
  for (let level = 0; level < depth; level += 1)
    for (let from = 0; from < shown.length; ) {
      const to = lastAlike(shown, from, level)
      if (to > from) ranges.push(`${letters(from + 1)}${rowOf(level)}:${letters(to + 1)}${rowOf(level)}`)
      from = to + 1
    }
  return ranges
}

/** The last of the neighbours that have the same headings down to a level. */
function lastAlike(shown: readonly Shown[], from: number, level: number): number {
  const headsOf = (at: number) => shown[at]?.path.slice(0, level + 1).join('\n')
  let to = from
  while (to + 1 < shown.length && headsOf(to + 1) === headsOf(from)) to += 1
  return to
}

const ALPHABET = 26
const FIRST_LETTER = 65

/** The name of a column, from 0: A, B, … Z, AA. */
const letters = (at: number): string =>
  (at >= ALPHABET ? letters(Math.floor(at / ALPHABET) - 1) : '') + String.fromCharCode(FIRST_LETTER + (at % ALPHABET))
