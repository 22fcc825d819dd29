import { TimePicker } from '@portal/shared-lib/ui-data'
import type { ControlProps } from './control-props'

/** A time of the day, `HH:mm`. */
export const TimeControl = ({ id, value, onChange, onBlur, problemId }: ControlProps) => (
  <TimePicker
    id={id}
    value={String(value ?? '')}
    onChange={onChange}
    onBlur={onBlur}
    isWrong={problemId !== undefined}
    aria-describedby={problemId}
  />
)
