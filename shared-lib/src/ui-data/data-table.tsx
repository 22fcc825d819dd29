import type { CSSProperties, ReactNode } from 'react'
import { Empty } from '../page/empty'
import styles from './data-table.module.css'

interface Place {
  readonly title: string
  /** Pixels. */
  readonly width: number
  /** Stays in sight when the table is moved sideways. */
  readonly fixed?: 'left' | 'right'
}

type OfField<Row> = {
  [Field in keyof Row & string]: Place & {
    readonly dataIndex: Field
    readonly key?: undefined
    readonly render?: (value: Row[Field], row: Row) => ReactNode
  }
}[keyof Row & string]

type OfRow<Row> = Place & {
  readonly dataIndex?: undefined
  readonly key: string
  readonly render: (value: undefined, row: Row) => ReactNode
}

/** A column: of a field, shown as it is or by `render`, or of the row as a whole. */
export type Column<Row> = OfField<Row> | OfRow<Row>

interface DataTableProps<Row> {
  readonly rows: readonly Row[] | undefined
  readonly columns: readonly Column<Row>[]
  readonly rowKey: keyof Row & string
  /** What the rows are, for those who hear the page. */
  readonly label?: string
  readonly loading?: boolean
  /** What to do when there is nothing. */
  readonly hint?: string
}

/** Some rows, all of them in the page. Moves sideways in itself, also by the arrow keys. */
export default function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows = [], columns, rowKey, label = '列表', loading = false, hint } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.region} aria-label={label} aria-busy={loading} tabIndex={0}>
      <table className={styles.table} style={{ minWidth: totalWidth(columns) }}>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={keyOf(column)} scope="col" {...placed(columns, at)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={String(row[rowKey])} data-row-key={String(row[rowKey])}>
              {columns.map((column, at) => (
                <td key={keyOf(column)} {...placed(columns, at)}>
                  {contentOf(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && (loading ? <p className={styles.loading}>加载中...</p> : <Empty hint={hint} />)}
    </section>
  )
}

/** A column whose field and value have been matched already. */
interface Matched<Row> extends Place {
  readonly dataIndex?: keyof Row & string
  readonly key?: string
  readonly render?: (value: unknown, row: Row) => ReactNode
}

const keyOf = <Row,>({ dataIndex, key }: Column<Row>): string => dataIndex ?? key ?? ''

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  const { dataIndex, render } = column as Matched<Row>
  const value = dataIndex === undefined ? undefined : row[dataIndex]
  return render ? render(value, row) : String(value ?? '')
}

const totalWidth = <Row,>(columns: readonly Column<Row>[]) => columns.reduce((sum, { width }) => sum + width, 0)

/** Where a cell stands: fixed ones beside those fixed before them. */
function placed<Row>(columns: readonly Column<Row>[], at: number): { className?: string; style: CSSProperties } {
  const { fixed, width = 0 } = columns[at] ?? {}
  if (fixed === 'left') return { className: styles.fixed, style: { width, left: totalWidth(columns.slice(0, at)) } }
  if (fixed === 'right') return { className: styles.fixed, style: { width, right: totalWidth(columns.slice(at + 1)) } }
  return { style: { width } }
}
