import { Link } from '@portal/shared-lib/router'
import { baseListOf, type Figures, figureText, listOf, notesOf, type Row } from './figures'
import styles from './figures.module.css'

/** A figure of a row, or of all, which opens the list of what it counts; beside a share what it is taken of, with its list. */
export function FigureLink({ figures, row, at }: { figures: Figures; row?: Row; at: number }) {
  const [column, cell] = [figures.columns[at], (row?.cells ?? figures.total)?.[at]]
  if (!column || !cell) return null
  const to = listOf(figures, column, row)
  const base = cell.base ? baseListOf(figures, column, row) : undefined
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
      {base && (
        <Link to={base} className={styles.base ?? ''} title="计算这一比率的全部信访件">
          {`/${cell.base}`}
        </Link>
      )}
    </>
  )
}
