import { notify } from '@portal/shared-lib'
import { useEffect, useRef } from 'react'
import styles from './columns.module.css'
import { MOST_WIDTH, WidthInput } from './width-input'

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

/** Columns to be ticked, moved up and down one by one, and given their widths. */
export function ColumnList({ columns, onChange }: ColumnListProps) {
  const moved = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A row that has moved has lost the focus.
    moved.current?.focus()
    moved.current = null
  })
  const change = (at: number, part: Partial<ChosenColumn>) =>
    onChange(columns.map((column, place) => (place === at ? { ...column, ...part } : column)))
  const move = (button: HTMLButtonElement, at: number, by: 1 | -1) => {
    const other = columns[at + by]
    const column = columns[at]
    if (!column || !other) return notify.warning(by < 0 ? '已经是第一列，不能上移' : '已经是最后一列，不能下移')
    moved.current = button
    onChange(columns.with(at, other).with(at + by, column))
  }
  return (
    <ul className={styles.columns}>
      {columns.map(({ field, heading, shown, width }, at) => (
        <li key={field}>
          <label>
            <input type="checkbox" checked={shown} onChange={() => change(at, { shown: !shown })} />
            {heading}
          </label>
          <WidthInput
            heading={heading}
            width={Math.min(width, MOST_WIDTH)}
            onChange={pixels => change(at, { width: pixels })}
          />
          <button
            type="button"
            aria-label={`上移 ${heading}`}
            onClick={({ currentTarget }) => move(currentTarget, at, -1)}
          >
            ↑
          </button>
          <button
            type="button"
            aria-label={`下移 ${heading}`}
            onClick={({ currentTarget }) => move(currentTarget, at, 1)}
          >
            ↓
          </button>
        </li>
      ))}
    </ul>
  )
}
