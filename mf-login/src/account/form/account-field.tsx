import { CONTROLS, type ControlProps, type Entry, fieldOf, type PlainEntry, textOf } from '@portal/shared-lib/ui-form'
import { type KeyboardEvent, useState } from 'react'
import styles from './form.module.css'

export type PasswordEntry = Entry & {
  readonly kind: 'password'
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at, with a word where the keyboard writes capitals. */
function Password({ entry, id, value, onChange, onBlur, describedBy, isWrong }: ControlProps<PasswordEntry>) {
  const [isShown, show] = useState(false)
  const [hasCapitals, setCapitals] = useState(false)
  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'))
  return (
    <>
      <div className={styles.withButton}>
        <input
          id={id}
          type={isShown ? 'text' : 'password'}
          value={textOf(value)}
          autoComplete={entry.autoComplete}
          aria-describedby={describedBy}
          aria-invalid={isWrong}
          aria-required
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={notice}
          onKeyUp={notice}
          onBlur={() => {
            setCapitals(false)
            onBlur()
          }}
        />
        <button
          type="button"
          aria-label={`${isShown ? '隐藏' : '显示'}${entry.label}`}
          aria-pressed={isShown}
          onClick={() => show(!isShown)}
        >
          {isShown ? '隐藏' : '显示'}
        </button>
      </div>
      {hasCapitals && (
        <p role="status" className={styles.note}>
          大写锁定已打开
        </p>
      )}
    </>
  )
}

export type AccountEntry = PlainEntry | PasswordEntry

/** An entry of the user's own account. */
export const AccountField = fieldOf<AccountEntry>({ ...CONTROLS, password: Password })
