import { Input } from '@portal/shared-lib/ui'
import type { ControlProps } from './control-props'

/** A time of the day, `HH:mm`. */
export const TimeControl = ({ id, value, onChange, onBlur, problemId }: ControlProps) => (
  <Input
    id={id}
    type="time"
    value={String(value ?? '')}
    onBlur={onBlur}
    status={problemId ? 'error' : ''}
    aria-describedby={problemId}
    aria-invalid={problemId !== undefined}
    onChange={({ target }) => onChange(target.value)}
  />
)
