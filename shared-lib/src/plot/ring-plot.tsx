import { arc, pie } from 'd3-shape'
import { fitted, type Mark, textOf, toneAt } from './mark'
import { Plot, type PlotOptions } from './plot'
import styles from './plot.module.css'
import { toneFill } from './plot-id'
import { PlotMark } from './plot-mark'
import { tableOf } from './plot-table'
import { Unspoken } from './unspoken'

interface RingPlotProps extends PlotOptions {
  readonly of: string
  readonly counts: string
  readonly pieces: readonly Mark[]
  /** What stands in the middle: the whole. */
  readonly whole: string
}

const THICKNESS = 0.36
const ROW = 20
const KEY = 12
const GAP = 12

/** Shares of a whole as a ring, with the name and number of each piece beside it. */
export function RingPlot({ of, counts, pieces, whole, ...options }: RingPlotProps) {
  return (
    <Plot {...options} marks={pieces} table={tableOf(of, counts, pieces)}>
      {(room, id) => <Ring id={id} pieces={pieces} whole={whole} {...room} />}
    </Plot>
  )
}

type RingProps = Pick<RingPlotProps, 'pieces' | 'whole'> & { id: string; width: number; height: number }

function Ring({ id, pieces, whole, width, height }: RingProps) {
  const radius = Math.max(24, Math.min(height / 2, width / 4.4))
  const slices = pie<Mark>()
    .value(({ value }) => value ?? 0)
    .sort(null)([...pieces])
  const draw = arc<(typeof slices)[number]>()
    .innerRadius(radius * (1 - THICKNESS))
    .outerRadius(radius)
    .padAngle(0.02)
  const row = Math.min(ROW * 1.4, Math.max(ROW * 0.8, height / pieces.length))
  const top = height / 2 - (row * pieces.length) / 2
  const from = radius * 2 + GAP * 1.5
  return (
    <>
      {slices.map((slice, at) => {
        const piece = slice.data
        const fill = toneFill(id, piece.tone ?? toneAt(at))
        const middle = top + row * (at + 0.5)
        const number = textOf(piece)
        return (
          <g key={piece.key}>
            <PlotMark mark={piece}>
              <path
                className={styles.shape}
                d={draw(slice) ?? ''}
                transform={`translate(${radius},${height / 2})`}
                fill={fill}
              />
              <rect className={styles.touch} x={from} y={middle - row / 2} width={width - from} height={row} />
              <rect x={from} y={middle - KEY / 2} width={KEY} height={KEY} fill={fill} />
              <text className={styles.number} x={width} y={middle} textAnchor="end">
                {number}
              </text>
            </PlotMark>
            <Unspoken className={styles.aside}>
              <text className={styles.label} x={from + KEY + 6} y={middle}>
                {fitted(piece.label, width - from - KEY - 12 - number.length * 7.5)}
              </text>
            </Unspoken>
          </g>
        )
      })}
      <Unspoken>
        <text className={styles.whole} x={radius} y={height / 2} textAnchor="middle">
          {whole}
        </text>
      </Unspoken>
    </>
  )
}
