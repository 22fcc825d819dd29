import { FigureName } from '../figures/explained'
import { FigureLink } from '../figures/figure-link'
import { changeText, type Figures, type Row } from '../figures/figures'
import styles from './regions.module.css'

interface ComparisonProps {
  readonly figures: Figures
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** Regions side by side: a line for each figure, with how it has changed within the year. */
export function Comparison({ figures, rows, onClose }: ComparisonProps) {
  return (
    <section className={styles.comparison} aria-label="地区对比">
      <div className={styles.head}>
        <h2>地区对比</h2>
        <button type="button" onClick={onClose}>
          关闭
        </button>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">指标</th>
            {rows.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.columns.map((column, at) => (
            <tr key={column.id}>
              <th scope="row">
                <FigureName column={column} />
                {`（${column.unit}）`}
              </th>
              {rows.map(row => (
                <td key={row.id}>
                  <FigureLink figures={figures} row={row} at={at} />
                  {row.cells[at]?.lastYear !== null && (
                    <small>{`同比 ${changeText(column, row.cells[at]?.yearChange ?? null)}`}</small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
