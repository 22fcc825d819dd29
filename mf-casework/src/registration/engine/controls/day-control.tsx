import { formatDay } from '@portal/shared-lib'
import { DayPicker } from '@portal/shared-lib/ui-data'
import type { ControlProps } from './control-props'

export function DayControl({ entry, id, value, onChange }: ControlProps) {
  return (
    <DayPicker
      id={id}
      {...(typeof value === 'string' && value !== '' && { value })}
      {...(entry.upToToday && { max: formatDay(new Date()) })}
      onChange={onChange}
    />
  )
}
