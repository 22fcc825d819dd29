import { TimePicker } from '@portal/shared-lib/ui-data'
import type { ControlProps } from './control-props'

/** A time of the day, `HH:mm`. */
export const TimeControl = ({ id, value, onChange, onBlur, describedBy, isWrong }: ControlProps) => (
  <TimePicker
    id={id}
    value={String(value ?? '')}
    onChange={onChange}
    onBlur={onBlur}
    isWrong={isWrong}
    aria-describedby={describedBy}
  />
)
