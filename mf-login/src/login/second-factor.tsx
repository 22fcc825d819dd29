import { digitsOf, type SignInForm } from './form-state'
import type { FormMode } from './modes'
import { TextField } from './text-field'

interface SecondFactorProps {
  readonly mode: FormMode
  readonly form: SignInForm
  readonly onChange: (part: Partial<SignInForm>) => void
}

/** What a mode asks for beside name and password. */
export function SecondFactor({ mode, form, onChange }: SecondFactorProps) {
  if (mode === 'code')
    return (
      <TextField
        label="动态口令"
        value={form.code}
        placeholder="请输入6位动态口令"
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={text => onChange({ code: digitsOf(text) })}
      />
    )
  if (mode === 'key')
    return (
      <TextField
        label="UK密钥"
        type="password"
        value={form.pin}
        placeholder="请输入USBKey的PIN码"
        autoComplete="off"
        onChange={pin => onChange({ pin })}
      />
    )
  return null
}
