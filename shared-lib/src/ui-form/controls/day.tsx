import { useWatch } from 'react-hook-form'
import { DayPicker, MomentPicker, TimePicker } from '../../ui-data'
import { type ControlProps, textOf } from '../entry'
import styles from './controls.module.css'

export interface DayEntry {
  /** First and last day that may be chosen. */
  readonly min?: string
  readonly max?: string
  /** The entry whose day is the first that may be chosen. */
  readonly notBefore?: string
}

/** A day, `YYYY-MM-DD`; empty for none. */
export function Day({ entry, id, value, onChange, describedBy, isWrong }: ControlProps<DayEntry>) {
  const from = textOf(useWatch({ name: entry.notBefore ?? '', disabled: entry.notBefore === undefined }))
  return (
    <span className={styles.day}>
      <DayPicker
        id={id}
        value={textOf(value)}
        min={from || entry.min}
        max={entry.max}
        aria-describedby={describedBy}
        isWrong={isWrong}
        onChange={day => onChange(day ?? '')}
      />
    </span>
  )
}

/** A day and a time, `YYYY-MM-DD HH:mm`; empty for none. */
export const Moment = ({ id, value, onChange, isWrong }: ControlProps<unknown>) => (
  <MomentPicker id={id} value={textOf(value)} isWrong={isWrong} onChange={onChange} />
)

/** A time of the day, `HH:mm`; empty for none. */
export const Time = ({ id, value, onChange, onBlur, describedBy, isWrong }: ControlProps<unknown>) => (
  <TimePicker
    id={id}
    value={textOf(value)}
    onChange={onChange}
    onBlur={onBlur}
    isWrong={isWrong}
    aria-describedby={describedBy}
  />
)
