import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'

interface MonthPickerProps {
  readonly id: string
  /** `YYYY-MM`. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Last month that may be chosen. */
  readonly max?: string
}

/** Chooses a month; speaks `YYYY-MM`. */
export default function MonthPicker({ id, value, onChange, max }: MonthPickerProps) {
  return (
    <DatePicker
      id={id}
      picker="month"
      format="YYYY年M月"
      allowClear={false}
      value={dayjs(value)}
      maxDate={max ? dayjs(max) : undefined}
      onChange={month => month && onChange(month.format('YYYY-MM'))}
    />
  )
}
