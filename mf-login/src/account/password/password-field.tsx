import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { Field } from '../form/field'
import styles from '../form/form.module.css'

interface PasswordFieldProps {
  readonly label: string
  readonly value: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
  readonly onChange: (value: string) => void
}

/** A password that can be looked at, with a word where the keyboard writes capitals. */
export function PasswordField({ label, value, autoComplete, error, hint, ref, onChange }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const [capitals, setCapitals] = useState(false)
  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <Field
      label={label}
      required
      error={error}
      hint={
        <>
          {capitals && <p role="status">大写锁定已打开</p>}
          {hint}
        </>
      }
    >
      {ties => (
        <div className={styles.withButton}>
          <input
            {...ties}
            ref={ref}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete={autoComplete}
            onChange={event => onChange(event.target.value)}
            onKeyDown={notice}
            onKeyUp={notice}
            onBlur={() => setCapitals(false)}
          />
          <button
            type="button"
            aria-label={`${shown ? '隐藏' : '显示'}${label}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? '隐藏' : '显示'}
          </button>
        </div>
      )}
    </Field>
  )
}
