import { DayPicker, MomentPicker } from '../../ui-data'
import { type ControlProps, textOf } from '../entry'
import styles from './controls.module.css'

export interface DayEntry {
  /** First and last day that may be chosen. */
  readonly min?: string
  readonly max?: string
}

/** A day, `YYYY-MM-DD`; empty for none. */
export const Day = ({ entry, id, value, onChange, describedBy, isWrong }: ControlProps<DayEntry>) => (
  <span className={styles.day}>
    <DayPicker
      id={id}
      value={textOf(value)}
      min={entry.min}
      max={entry.max}
      aria-describedby={describedBy}
      isWrong={isWrong}
      onChange={day => onChange(day ?? '')}
    />
  </span>
)

/** A day and a time, `YYYY-MM-DD HH:mm`; empty for none. */
export const Moment = ({ id, value, onChange, isWrong }: ControlProps<unknown>) => (
  <MomentPicker id={id} value={textOf(value)} isWrong={isWrong} onChange={onChange} />
)
