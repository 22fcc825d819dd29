import { Link } from '@portal/shared-lib/router'
import { type Figures, figureText, listOf, notesOf, type Row } from './figures'

/** A figure of a row, which opens the list of what it counts. */
export function FigureLink({ figures, row, at }: { figures: Figures; row: Row; at: number }) {
  const [column, cell] = [figures.columns[at], row.cells[at]]
  if (!column || !cell) return null
  const to = listOf(figures, column, row)
  const text = figureText(column, cell.value)
  const notes = notesOf(column, cell).join('，')
  return to ? (
    <Link to={to} title={notes}>
      {text}
    </Link>
  ) : (
    <span title={notes}>{text}</span>
  )
}
