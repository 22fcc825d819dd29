import type { Tone } from './mark'
import { plotId } from './plot-id'

/** Lines that are laid over a tone's colour, in a square of 8 pixels. A full fill has none. */
const LINES: Readonly<Record<Tone, string>> = {
  1: '',
  2: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  3: 'M0 4H8',
  4: 'M4 0V8',
  5: 'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  6: 'M0 4H8M4 0V8',
  danger: 'M0 0L8 8M8 0L0 8',
}
const TONES: readonly Tone[] = [1, 2, 3, 4, 5, 6, 'danger']

/** How full the steps of a scale are, and how dense their dots: more is darker and denser. */
const STEPS: readonly { readonly fill: number; readonly dots: number }[] = [
  { fill: 0.08, dots: 0 },
  { fill: 0.24, dots: 0 },
  { fill: 0.42, dots: 0.7 },
  { fill: 0.62, dots: 1.1 },
  { fill: 0.85, dots: 1.6 },
]
export const STEP_COUNT = STEPS.length

const SIDE = 8

/** The fills of one plot. Each tells itself from the others without its colour. */
export function Patterns({ id }: { id: string }) {
  const square = { width: SIDE, height: SIDE, patternUnits: 'userSpaceOnUse' }
  return (
    <defs>
      {TONES.map(tone => (
        <pattern key={tone} id={plotId(id, `tone-${tone}`)} {...square}>
          <rect width={SIDE} height={SIDE} fill={colourOf(tone)} />
          <path d={LINES[tone]} stroke="var(--portal-surface)" strokeWidth={1.2} opacity={0.75} />
        </pattern>
      ))}
      {STEPS.map(({ fill, dots }, step) => (
        <pattern key={fill} id={plotId(id, `step-${step}`)} {...square}>
          <rect width={SIDE} height={SIDE} fill="var(--portal-surface)" />
          <rect width={SIDE} height={SIDE} fill={colourOf(1)} opacity={fill} />
          {dots > 0 && <circle cx={2} cy={2} r={dots} fill="var(--portal-surface)" opacity={0.8} />}
          {dots > 0 && <circle cx={6} cy={6} r={dots} fill="var(--portal-surface)" opacity={0.8} />}
        </pattern>
      ))}
    </defs>
  )
}

const COLOURS: Readonly<Record<Tone, string>> = {
  1: 'primary',
  2: 'lamp-orange',
  3: 'plot-teal',
  4: 'plot-violet',
  5: 'plot-ochre',
  6: 'plot-pink',
  danger: 'danger',
}

/** The plain colour of a tone, for lines and small points. */
export const colourOf = (tone: Tone = 1): string => `var(--portal-${COLOURS[tone]})`
