import { Checkbox } from '@portal/shared-lib/ui'
import type { ControlProps } from './control-props'

export function FlagControl({ entry, id, value, onChange, onBlur }: ControlProps) {
  const { label, says } = entry
  return (
    <Checkbox id={id} checked={value === true} onChange={({ target }) => onChange(target.checked)} onBlur={onBlur}>
      {says ? `${label.replace(/^是否/, '')}（${says}）` : ''}
    </Checkbox>
  )
}
