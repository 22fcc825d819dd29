import { memo } from 'react'
import type { GridColumn, Places } from './column'
import styles from './grid.module.css'
import { ROLES } from './roles'

/** What the pointer does to a row. */
export type GridAction = 'activate' | 'open' | 'select' | 'selectUpTo'

interface GridRowProps<Row> {
  readonly id: string
  readonly row: Row
  readonly rowKey: string
  readonly name: string
  readonly index: number
  /** Pixels below the head. */
  readonly start: number
  readonly columns: readonly GridColumn<Row>[]
  readonly places: Places
  /** Of a card, whose cells say what they are: those that stand in its first line and need not. */
  readonly first: ReadonlySet<string> | undefined
  readonly active: boolean
  readonly selected: boolean
  readonly selectable: boolean
  readonly onAction: (rowAction: GridAction, index: number) => void
}

function BareRow<Row>(props: GridRowProps<Row>) {
  const { id, row, rowKey, index, start, columns, places, first, active, selected, selectable, onAction } = props
  return (
    <tr
      id={id}
      {...ROLES.row}
      data-row-key={rowKey}
      aria-rowindex={index + 2}
      aria-selected={selectable ? selected : undefined}
      className={active ? styles.activeRow : styles.row}
      style={{ transform: `translateY(${start}px)` }}
      onClick={() => onAction('activate', index)}
      onDoubleClick={() => onAction('open', index)}
    >
      {selectable && <Box {...props} />}
      {columns.map(({ key, title, fixed, twoLines, cell, whole }) => (
        <td
          key={key}
          {...ROLES.cell}
          className={twoLines ? styles.high : first?.has(key) ? styles.first : fixed && styles[fixed]}
          style={places.own[key]}
          title={whole?.(row)}
          data-heading={first && !first.has(key) ? title : undefined}
        >
          {twoLines ? <div className={styles.twoLines}>{cell(row)}</div> : cell(row)}
        </td>
      ))}
    </tr>
  )
}

function Box<Row>({ name, selected, index, onAction }: GridRowProps<Row>) {
  return (
    <td {...ROLES.cell} className={styles.box}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={`选择 ${name}`}
        checked={selected}
        onChange={event => onAction((event.nativeEvent as MouseEvent).shiftKey ? 'selectUpTo' : 'select', index)}
      />
    </td>
  )
}

/** A row that is drawn again only when something of it has changed. `memo` forgets that it is generic. */
export const GridRow = memo(BareRow) as typeof BareRow
