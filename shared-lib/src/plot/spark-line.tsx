import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import styles from './plot.module.css'

const WIDTH = 120
const HEIGHT = 28
const EDGE = 3

interface SparkLineProps {
  /** What it shows, in words: it has neither axis nor table. */
  readonly label: string
  readonly values: readonly number[]
}

/** How a number went, in the height of a line of text; its last value is marked. */
export function SparkLine({ label, values }: SparkLineProps) {
  const [last] = values.slice(-1)
  if (last === undefined) return null
  const along = scaleLinear([0, Math.max(1, values.length - 1)], [EDGE, WIDTH - EDGE])
  const up = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - EDGE, EDGE])
  const draw = line<number>()
    .x((_, at) => along(at))
    .y(value => up(value))
  return (
    <svg role="img" aria-label={label} className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path className={styles.line} d={draw([...values]) ?? ''} />
      <circle className={styles.point} cx={along(values.length - 1)} cy={up(last)} r={EDGE - 0.5} />
    </svg>
  )
}
