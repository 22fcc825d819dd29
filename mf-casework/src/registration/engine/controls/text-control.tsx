import { Input } from '@portal/shared-lib/ui'
import type { ControlProps } from './control-props'

/** Characters up to which a text has one line. */
const ONE_LINE = 200
const FEW_LINES = 3
const NUMBERS = /(idCard|mobile|phone|postcode)$/

export function TextControl({ entry, id, value, onChange, onBlur, describedBy, isWrong }: ControlProps) {
  const { max = ONE_LINE, lines = max > ONE_LINE ? FEW_LINES : 1, placeholder, path } = entry
  const usual = {
    id,
    value: String(value ?? ''),
    onBlur,
    maxLength: max,
    placeholder,
    autoComplete: 'off',
    status: isWrong ? ('error' as const) : ('' as const),
    'aria-describedby': describedBy,
    'aria-invalid': isWrong,
  }
  return lines > 1 ? (
    <Input.TextArea {...usual} rows={lines} onChange={({ target }) => onChange(target.value)} />
  ) : (
    <Input
      {...usual}
      inputMode={NUMBERS.test(path) ? 'numeric' : 'text'}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
