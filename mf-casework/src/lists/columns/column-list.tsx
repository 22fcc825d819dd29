import { notify } from '@portal/shared-lib'
import styles from '../lists.module.css'

export interface ChosenColumn {
  readonly field: string
  readonly heading: string
  readonly shown: boolean
  /** Pixels. */
  readonly width: number
}

interface ColumnListProps {
  readonly columns: readonly ChosenColumn[]
  readonly onChange: (columns: readonly ChosenColumn[]) => void
}

/** Columns to be ticked, and moved up and down one by one. */
export function ColumnList({ columns, onChange }: ColumnListProps) {
  const move = (at: number, by: 1 | -1) => {
    const other = columns[at + by]
    const column = columns[at]
    if (!column || !other) return notify.warning(by < 0 ? '已经是第一列，不能上移' : '已经是最后一列，不能下移')
    onChange(columns.with(at, other).with(at + by, column))
  }
  return (
    <ul className={styles.columns}>
      {columns.map((column, at) => (
        <li key={column.field}>
          <label>
            <input
              type="checkbox"
              checked={column.shown}
              onChange={() => onChange(columns.with(at, { ...column, shown: !column.shown }))}
            />
            {column.heading}
          </label>
          <button type="button" aria-label={`上移 ${column.heading}`} onClick={() => move(at, -1)}>
            ↑
          </button>
          <button type="button" aria-label={`下移 ${column.heading}`} onClick={() => move(at, 1)}>
            ↓
          </button>
        </li>
      ))}
    </ul>
  )
}
