import { TimePicker as AntTimePicker } from 'antd'
import dayjs from 'dayjs'
import customParseFormat from 'dayjs/plugin/customParseFormat'
import 'dayjs/locale/zh-cn'
import { isLeftEmpty } from './emptied'
import { Reachable } from './reachable'

dayjs.extend(customParseFormat)

const FORMAT = 'HH:mm'
/** What may be typed besides. */
const TYPED = [FORMAT, 'H:mm', 'HHmm']

interface TimePickerProps {
  readonly id?: string
  /** `HH:mm`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly isWrong?: boolean
  readonly 'aria-describedby'?: string | undefined
}

/** Chooses a time of the day; speaks `HH:mm`. */
export default function TimePicker({ id, value, onChange, onBlur, isWrong = false, ...rest }: TimePickerProps) {
  return (
    <AntTimePicker
      {...(id && { id })}
      style={{ width: '100%' }}
      format={TYPED}
      needConfirm={false}
      panelRender={panel => <Reachable>{panel}</Reachable>}
      placeholder="时:分，如 09:05"
      value={value ? dayjs(value, FORMAT) : null}
      aria-invalid={isWrong}
      aria-describedby={rest['aria-describedby']}
      status={isWrong ? 'error' : ''}
      onBlur={event => {
        if (value && isLeftEmpty(event)) onChange('')
        onBlur?.()
      }}
      onChange={time => onChange(time?.format(FORMAT) ?? '')}
    />
  )
}
