import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { isLeftEmpty } from './emptied'
import { Reachable } from './reachable'

const FORMAT = 'YYYY-MM-DD HH:mm'

interface MomentPickerProps {
  readonly id: string
  /** `YYYY-MM-DD HH:mm`, or empty. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isWrong?: boolean
}

/** Chooses a day and a time; speaks `YYYY-MM-DD HH:mm`. */
export default function MomentPicker({ id, value, onChange, isWrong = false }: MomentPickerProps) {
  return (
    <DatePicker
      id={id}
      style={{ width: '100%' }}
      showTime={{ format: 'HH:mm' }}
      format={FORMAT}
      needConfirm={false}
      panelRender={panel => <Reachable>{panel}</Reachable>}
      value={value ? dayjs(value) : null}
      aria-invalid={isWrong}
      status={isWrong ? 'error' : ''}
      onBlur={event => value && isLeftEmpty(event) && onChange('')}
      onChange={moment => onChange(moment?.format(FORMAT) ?? '')}
    />
  )
}
