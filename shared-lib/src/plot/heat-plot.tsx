import { scaleBand, scaleQuantize } from 'd3-scale'
import { fitted, type Mark, textOf, widthOf } from './mark'
import { STEP_COUNT } from './patterns'
import { Plot, type PlotOptions } from './plot'
import styles from './plot.module.css'
import { stepFill } from './plot-id'
import { PlotMark } from './plot-mark'
import { Unspoken } from './unspoken'

/** One row of a heat map: its cells stand in the order of the columns. */
export interface HeatRow {
  readonly key: string
  readonly label: string
  readonly cells: readonly Mark[]
}

interface HeatPlotProps extends PlotOptions {
  readonly of: string
  readonly columns: readonly string[]
  readonly rows: readonly HeatRow[]
}

const HEAD = 20
const ROW = 24
const GAP = 2
const NAMES = 0.34

/** Rows and columns of numbers, the larger the darker. */
export function HeatPlot({ of, columns, rows, ...options }: HeatPlotProps) {
  const marks = rows.flatMap(({ cells }) => cells)
  const table = {
    heads: [of, ...columns],
    rows: rows.map(({ key, label, cells }) => ({ key, name: label, cells })),
  }
  const height = Math.max(options.height ?? 0, (HEAD + rows.length * ROW) / 14)
  return (
    <Plot {...options} height={height} marks={marks} table={table}>
      {(room, id) => <Cells id={id} columns={columns} rows={rows} {...room} />}
    </Plot>
  )
}

type CellsProps = Pick<HeatPlotProps, 'columns' | 'rows'> & { id: string; width: number; height: number }

function Cells({ id, columns, rows, width, height }: CellsProps) {
  const names = Math.min(width * NAMES, Math.max(...rows.map(({ label }) => widthOf(label))) + 8)
  const across = scaleBand(columns.keys(), [names, width])
  const down = scaleBand(
    rows.map(({ key }) => key),
    [HEAD, Math.min(height, HEAD + rows.length * ROW * 2)],
  )
  const step = stepsOf(rows.flatMap(({ cells }) => cells))
  const size = { width: across.bandwidth() - GAP, height: down.bandwidth() - GAP }
  return (
    <>
      <Unspoken className={styles.axis}>
        {columns.map((column, at) => (
          <text key={column} x={(across(at) ?? 0) + size.width / 2} y={HEAD / 2} textAnchor="middle">
            {fitted(column, size.width)}
          </text>
        ))}
      </Unspoken>
      {rows.map(row => (
        <g key={row.key}>
          <Unspoken>
            <text y={(down(row.key) ?? 0) + size.height / 2}>{fitted(row.label, names - 8)}</text>
          </Unspoken>
          {row.cells.map((cell, at) => (
            <PlotMark key={cell.key} mark={cell}>
              <rect
                className={styles.shape}
                x={across(at)}
                y={down(row.key)}
                {...size}
                rx={2}
                fill={stepFill(id, step(cell))}
              />
              <text
                className={styles.cell}
                x={(across(at) ?? 0) + size.width / 2}
                y={(down(row.key) ?? 0) + size.height / 2}
                textAnchor="middle"
              >
                {textOf(cell)}
              </text>
            </PlotMark>
          ))}
        </g>
      ))}
    </>
  )
}

/** The step of each mark among so many, from the lowest value to the highest. */
function stepsOf(marks: readonly Mark[]) {
  const values = marks.flatMap(({ value }) => (value === null ? [] : [value]))
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const scale = scaleQuantize([low, high], [...Array(STEP_COUNT).keys()])
  return ({ value }: Mark): number => (value === null ? 0 : scale(value))
}
