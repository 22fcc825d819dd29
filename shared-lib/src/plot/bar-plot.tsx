import { scaleBand, scaleLinear } from 'd3-scale'
import { fitted, type Mark, textOf, widthOf } from './mark'
import { Plot, type PlotOptions } from './plot'
import styles from './plot.module.css'
import { toneFill } from './plot-id'
import { PlotMark } from './plot-mark'
import { type PlotTable, tableOf } from './plot-table'
import { Unspoken } from './unspoken'

interface BarPlotProps extends PlotOptions {
  /** Where more is known than what is drawn. */
  readonly table?: PlotTable
  /** What the bars are of, and what they count, as heads of the table. */
  readonly of: string
  readonly counts: string
  readonly bars: readonly Mark[]
  /** What a full bar stands for, where it is not the largest: 100 of percents. */
  readonly full?: number
}

/** Share of the width that names may take. */
const NAMES = 0.52
const GAP = 8
const THICKEST = 18
/** Height of a row in which it is still legible. */
const ROW = 17

/** Bars that lie, one below the other, each with its name and number. */
export function BarPlot({ of, counts, bars, full, table = tableOf(of, counts, bars), ...options }: BarPlotProps) {
  const height = Math.max(options.height ?? 0, (bars.length * ROW) / 14)
  return (
    <Plot {...options} height={height} marks={bars} table={table}>
      {(room, id) => <Bars id={id} bars={bars} full={full} {...room} />}
    </Plot>
  )
}

type BarsProps = Pick<BarPlotProps, 'bars' | 'full'> & { id: string; width: number; height: number }

function Bars({ id, bars, full, width, height }: BarsProps) {
  const names = Math.min(width * NAMES, Math.max(...bars.map(({ label }) => widthOf(label))))
  const numbers = Math.max(...bars.map(bar => widthOf(textOf(bar)))) + GAP
  const largest = full ?? Math.max(1, ...bars.map(({ value }) => value ?? 0))
  const across = scaleLinear([0, largest], [0, Math.max(1, width - names - numbers - GAP)]).clamp(true)
  const rows = scaleBand(
    bars.map(({ key }) => key),
    [0, Math.min(height, bars.length * ROW * 2)],
  )
  const thick = Math.min(THICKEST, rows.bandwidth() * 0.7)
  return bars.map(bar => {
    const middle = (rows(bar.key) ?? 0) + rows.bandwidth() / 2
    const end = names + GAP + across(bar.value ?? 0)
    return (
      <g key={bar.key}>
        <PlotMark mark={bar}>
          <rect className={styles.touch} y={middle - rows.bandwidth() / 2} width={width} height={rows.bandwidth()} />
          <rect
            className={styles.shape}
            x={names + GAP}
            y={middle - thick / 2}
            width={across(bar.value ?? 0)}
            height={thick}
            rx={2}
            fill={toneFill(id, bar.tone ?? 1)}
          />
          <text className={styles.number} x={end + GAP / 2} y={middle}>
            {textOf(bar)}
          </text>
        </PlotMark>
        <Unspoken className={styles.aside}>
          <text className={styles.label} x={names} y={middle} textAnchor="end">
            {fitted(bar.label, names)}
          </text>
        </Unspoken>
      </g>
    )
  })
}
