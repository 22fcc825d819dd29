import type { GridColumn, Places } from './column'
import styles from './grid.module.css'
import type { GridProps } from './grid-props'
import { ROLES } from './roles'
import { WidthHandle } from './width-handle'

type GridHeadProps<Row> = GridProps<Row> & { readonly places: Places }

/** The line of headings: it stays, sorts by a click, and gives columns their widths. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, places, onSelect, onWidth } = props
  return (
    <thead {...ROLES.group} className={styles.head}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {onSelect && <AllBox {...props} onSelect={onSelect} />}
        {columns.map(column => (
          <th
            key={column.key}
            {...ROLES.heading}
            scope="col"
            className={column.fixed && styles[column.fixed]}
            style={places.own[column.key]}
            aria-sort={directionOf(column, props)}
          >
            <Heading column={column} {...props} />
            {onWidth && column.key !== 'rowActions' && (
              <WidthHandle title={column.title} width={column.width} onWidth={width => onWidth(column.key, width)} />
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Selects all rows; not before they are there, since a press would select none. */
function AllBox<Row>({
  rows,
  keyOf,
  selected,
  onSelect,
}: GridHeadProps<Row> & Required<Pick<GridProps<Row>, 'onSelect'>>) {
  const all = rows.length > 0 && rows.every(row => selected.has(keyOf(row)))
  return (
    <th {...ROLES.heading} scope="col" className={styles.box}>
      <input
        type="checkbox"
        aria-label="全选已加载的行"
        checked={all}
        disabled={rows.length === 0}
        ref={box => {
          if (box) box.indeterminate = !all && selected.size > 0
        }}
        onChange={() => onSelect(new Set(all ? [] : rows.map(keyOf)))}
      />
    </th>
  )
}

function Heading<Row>({ column, sorted, onSort }: GridHeadProps<Row> & { column: GridColumn<Row> }) {
  if (!column.sortable) return <span title={column.title}>{column.title}</span>
  const { sortKey = column.key } = column
  const mark = sorted?.key === sortKey ? (sorted.descending ? '↓' : '↑') : '↕'
  return (
    <button type="button" className={styles.sort} onClick={() => onSort?.(sortKey)}>
      {column.title}
      <span aria-hidden="true">{mark}</span>
    </button>
  )
}

function directionOf<Row>({ key, sortKey = key, sortable }: GridColumn<Row>, { sorted }: GridProps<Row>) {
  if (!sortable) return undefined
  if (sorted?.key !== sortKey) return 'none'
  return sorted.descending ? 'descending' : 'ascending'
}
