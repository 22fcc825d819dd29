import type { ReactNode } from 'react'
import { FigureName } from './explained'
import { FigureLink } from './figure-link'
import { columnAt, type Figures, type Row } from './figures'
import styles from './figures.module.css'

interface FigureTableProps {
  readonly label: string
  /** What a row is. */
  readonly of: string
  readonly figures: Figures
  /** Ids of the columns that are shown. */
  readonly shown: readonly string[]
  readonly nameOf?: (row: Row) => ReactNode
}

/** Figures in rows and columns: each heading tells what it counts, each number opens its list. */
export function FigureTable({ label, of, figures, shown, nameOf = ({ name }) => name }: FigureTableProps) {
  const places = shown.map(id => columnAt(figures, id)).filter(at => at >= 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.moved} aria-label={`${label}，可滚动`} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {places.map(at => (
              <th key={at} scope="col">
                <FigureName column={figures.columns[at]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map(row => (
            <tr key={row.id}>
              <th scope="row">{nameOf(row)}</th>
              {places.map(at => (
                <td key={at}>
                  <FigureLink figures={figures} row={row} at={at} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
