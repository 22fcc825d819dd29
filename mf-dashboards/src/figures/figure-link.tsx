import { Link } from '@portal/shared-lib/router'
import { baseOf, type Cell, type Column, type Figures, figureText, listOf, notesOf, type Row } from './figures'
import styles from './figures.module.css'

/** A figure of a row, or of all, which opens the list of what it counts; beside a share what it is taken of, with its list. */
export function FigureLink({ figures, row, at }: { figures: Figures; row?: Row; at: number }) {
  const [column, cell] = [figures.columns[at], (row?.cells ?? figures.total)?.[at]]
  if (!column || !cell) return null
  const to = listOf(figures, column, row)
  const text = figureText(column, cell.value)
  const notes = notesOf(column, cell).join('，')
  return (
    <>
      {to ? (
        <Link to={to} title={notes}>
          {text}
        </Link>
      ) : (
        <span title={notes}>{text}</span>
      )}
      <BaseLink figures={figures} column={column} cell={cell} {...(row && { row })} />
    </>
  )
}

interface BaseLinkProps {
  readonly figures: Figures
  readonly column: Column
  readonly cell: Cell
  readonly row?: Row
}

/** What a share is taken of, with its list; nothing of a plain number. */
export function BaseLink({ figures, column, cell, row }: BaseLinkProps) {
  const base = baseOf(figures, column, cell, row)
  return base ? (
    <Link to={base.to} className={styles.base ?? ''} title="这一比率的基数">
      {base.text}
    </Link>
  ) : null
}
