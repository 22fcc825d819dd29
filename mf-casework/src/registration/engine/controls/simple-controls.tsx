import { formatDay } from '@portal/shared-lib'
import { CONTROLS } from '@portal/shared-lib/ui-form'
import type { ControlProps } from './control-props'

/** Characters up to which a text has one line. */
const ONE_LINE = 200
const FEW_LINES = 3
const CENTS = 2
const NUMBERS = /(idCard|mobile|phone|postcode)$/

export function TextControl({ entry, ...rest }: ControlProps) {
  const { label, max = ONE_LINE, lines = max > ONE_LINE ? FEW_LINES : 1, placeholder, path } = entry
  if (lines > 1)
    return <CONTROLS.words {...rest} entry={{ kind: 'words', label, max, rows: lines, placeholder, isCut: true }} />
  const inputMode = NUMBERS.test(path) ? 'numeric' : 'text'
  return <CONTROLS.line {...rest} entry={{ kind: 'line', label, max, placeholder, input: { inputMode } }} />
}

export const DayControl = ({ entry: { label, upToToday }, onChange, ...rest }: ControlProps) => (
  <CONTROLS.day
    {...rest}
    entry={{ kind: 'day', label, ...(upToToday && { max: formatDay(new Date()) }) }}
    onChange={day => onChange(day || undefined)}
  />
)

export const FlagControl = ({ entry: { label, says }, ...rest }: ControlProps) => (
  <CONTROLS.point {...rest} entry={{ kind: 'point', label: says ? `${label.replace(/^是否/, '')}（${says}）` : '' }} />
)

export const CountControl = (props: ControlProps) => <NumberControl {...props} decimals={0} />
export const AmountControl = (props: ControlProps) => <NumberControl {...props} decimals={CENTS} />

const NumberControl = ({ entry: { label, suffix }, decimals, ...rest }: ControlProps & { decimals: number }) => (
  <CONTROLS.figure {...rest} entry={{ kind: 'figure', label, suffix, decimals }} />
)

/** A time of the day, `HH:mm`. */
export const TimeControl = ({ entry: { label }, ...rest }: ControlProps) => (
  <CONTROLS.time {...rest} entry={{ kind: 'time', label }} />
)
