import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { isLeftEmpty } from './emptied'

interface DayPickerProps {
  readonly id?: string
  /** `YYYY-MM-DD`. */
  readonly value?: string
  readonly onChange?: (value: string | undefined) => void
  /** First and last day that may be chosen. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  /** Whether something is wrong with it. */
  readonly isWrong?: boolean
}

/** Chooses a day; speaks `YYYY-MM-DD`. */
export default function DayPicker({ id, value, onChange, min, max, isWrong, ...rest }: DayPickerProps) {
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      minDate={min ? dayjs(min) : undefined}
      maxDate={max ? dayjs(max) : undefined}
      aria-invalid={isWrong}
      aria-describedby={rest['aria-describedby']}
      {...(isWrong && { status: 'error' })}
      onBlur={event => value && isLeftEmpty(event) && onChange?.(undefined)}
      onChange={date => onChange?.(date?.format('YYYY-MM-DD'))}
    />
  )
}
