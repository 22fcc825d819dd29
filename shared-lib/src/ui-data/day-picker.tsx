import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'

interface DayPickerProps {
  readonly id?: string
  /** `YYYY-MM-DD`. */
  readonly value?: string
  readonly onChange?: (value: string | undefined) => void
  /** Last day that may be chosen. */
  readonly max?: string
}

/** Chooses a day; speaks `YYYY-MM-DD`. */
export default function DayPicker({ id, value, onChange, max }: DayPickerProps) {
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      maxDate={max ? dayjs(max) : undefined}
      onChange={date => onChange?.(date?.format('YYYY-MM-DD'))}
    />
  )
}
