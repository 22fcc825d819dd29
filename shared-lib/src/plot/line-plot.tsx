import { scaleLinear, scalePoint } from 'd3-scale'
import { area, line } from 'd3-shape'
import { formatNumber } from '../formats/numbers'
import { type Mark, toneAt, widthOf } from './mark'
import { colourOf } from './patterns'
import { Plot, type PlotOptions } from './plot'
import styles from './plot.module.css'
import { toneFill } from './plot-id'
import { PlotMark } from './plot-mark'
import { Unspoken } from './unspoken'

/** One line: its points have the labels of the plot's times, in their order. */
export interface Series {
  readonly key: string
  readonly label: string
  readonly points: readonly Mark[]
}

interface LinePlotProps extends PlotOptions {
  /** What the times are, as head of the table: 月份. */
  readonly of: string
  readonly times: readonly string[]
  readonly series: readonly Series[]
  /** The last lies at the bottom and each other on those after it, as bands whose upper edge is the sum. */
  readonly stacked?: boolean
}

/** Each line has strokes of its own. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '1 4', '12 4']
const MARGIN = { top: 10, bottom: 22, left: 8 }
/** Pixels for a name below the axis, and between the names at the lines' ends. */
const NAME_ROOM = 52
const LINE_HEIGHT = 14
const POINT = 2.6

/** Lines through the same times, each with its name at its end. */
export function LinePlot({ of, times, series, stacked = false, ...options }: LinePlotProps) {
  const marks = series.flatMap(({ points }) => points)
  const table = {
    heads: [of, ...series.map(({ label }) => label)],
    rows: times.map((time, at) => ({
      key: time,
      name: time,
      cells: series.map(({ points }) => points[at] ?? ''),
    })),
  }
  return (
    <Plot {...options} marks={marks} table={table}>
      {(room, id) => <Lines id={id} times={times} series={series} stacked={stacked} {...room} />}
    </Plot>
  )
}

type LinesProps = Pick<LinePlotProps, 'times' | 'series'> & {
  id: string
  stacked: boolean
  width: number
  height: number
}

function Lines({ id, times, series, stacked, width, height }: LinesProps) {
  const tops = topsOf(series, stacked)
  const up = scaleLinear([0, Math.max(1, ...tops.flat())], [height - MARGIN.bottom, MARGIN.top]).nice(4)
  const ticks = up.ticks(4).filter(Number.isInteger)
  const left = MARGIN.left + Math.max(...ticks.map(tick => widthOf(formatNumber(tick))))
  const names = Math.max(...series.map(({ label }) => widthOf(label))) + 12
  const along = scalePoint([...times], [left + 6, Math.max(left + 40, width - names)])
  const everyth = Math.ceil((times.length * NAME_ROOM) / Math.max(1, width - left - names))
  return (
    <>
      <Unspoken className={styles.axis}>
        {ticks.map(tick => (
          <g key={tick} transform={`translate(0,${up(tick)})`}>
            <line x1={left} x2={width - names} />
            <text x={left - 4} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {times.map((time, at) => (
          <text key={time} x={along(time)} y={height - 8} textAnchor="middle">
            {(times.length - 1 - at) % everyth === 0 ? time : ''}
          </text>
        ))}
      </Unspoken>
      {series.map((one, at) => (
        <OneLine
          key={one.key}
          series={one}
          at={at}
          place={index => place(at, index)}
          band={stacked ? { id, below: index => place(at + 1, index).y } : undefined}
        />
      ))}
      <EndNames series={series} x={width - names + 8} y={at => up(endOf(at))} room={height - MARGIN.bottom} />
    </>
  )

  function place(at: number, index: number) {
    return { x: along(times[index] ?? '') ?? 0, y: up(tops[at]?.[index] ?? 0) }
  }

  function endOf(at: number): number {
    const last = series[at]?.points.findLastIndex(({ value }) => value !== null) ?? -1
    return tops[at]?.[last] ?? 0
  }
}

/** How high each line is at each time: its own value, or with those that it lies on. */
const topsOf = (series: readonly Series[], stacked: boolean): readonly (readonly number[])[] =>
  series.map(({ points }, at) =>
    points.map(({ value }, index) => {
      const below = stacked ? series.slice(at + 1).map(({ points: others }) => others[index]?.value ?? 0) : []
      return below.reduce((sum, each) => sum + each, value ?? 0)
    }),
  )

interface OneLineProps {
  readonly series: Series
  readonly at: number
  readonly place: (index: number) => { readonly x: number; readonly y: number }
  /** Where the line is the upper edge of one. */
  readonly band: { readonly id: string; readonly below: (index: number) => number } | undefined
}

function OneLine({ series: { points }, at, place, band }: OneLineProps) {
  const tone = points[0]?.tone ?? toneAt(at)
  const draw = line<Mark>()
    .defined(({ value }) => value !== null)
    .x((_, index) => place(index).x)
    .y((_, index) => place(index).y)
  return (
    <g style={{ color: colourOf(tone) }}>
      {band && <path className={styles.band} d={bandOf(points, place, band.below)} fill={toneFill(band.id, tone)} />}
      <path className={styles.line} d={draw([...points]) ?? ''} strokeDasharray={DASHES[at % DASHES.length]} />
      {points.map((point, index) => {
        const { x, y } = place(index)
        return point.value === null ? null : (
          <PlotMark key={point.key} mark={point}>
            <circle className={styles.touch} cx={x} cy={y} r={POINT * 3} />
            <circle className={styles.point} cx={x} cy={y} r={POINT} />
          </PlotMark>
        )
      })}
    </g>
  )
}

const bandOf = (points: readonly Mark[], place: OneLineProps['place'], below: (index: number) => number): string =>
  area<Mark>(
    (_, index) => place(index).x,
    (_, index) => below(index),
    (_, index) => place(index).y,
  )([...points]) ?? ''

interface EndNamesProps {
  readonly series: readonly Series[]
  readonly x: number
  readonly y: (at: number) => number
  readonly room: number
}

/** The lines' names beside their last points, moved apart where they would lie on each other. */
function EndNames({ series, x, y: heightOf, room }: EndNamesProps) {
  let next = room - LINE_HEIGHT / 2
  const placed = series
    .map(({ key, label, points }, at) => ({
      key,
      label,
      tone: points[0]?.tone ?? toneAt(at),
      y: heightOf(at),
    }))
    .sort((one, other) => other.y - one.y)
    .map(name => {
      const y = Math.min(name.y, next)
      next = y - LINE_HEIGHT
      return { ...name, y }
    })
  return (
    <Unspoken>
      {placed.map(({ key, label, tone, y }) => (
        <text key={key} className={styles.endName} x={x} y={y} style={{ color: colourOf(tone) }}>
          {label}
        </text>
      ))}
    </Unspoken>
  )
}
