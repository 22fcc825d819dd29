import { type ReactNode, useId } from 'react'
import styles from './form.module.css'

/** What ties an input to its label and to what is said of it. */
export interface InputTies {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
  readonly 'aria-required': boolean
}

interface FieldProps {
  readonly label: string
  readonly required?: boolean
  readonly error?: string | undefined
  readonly hint?: ReactNode
  readonly children: (ties: InputTies) => ReactNode
}

/** A line of a form: label, input, and below it what is wrong or helps. */
export function Field({ label, required = false, error, hint, children }: FieldProps) {
  const id = useId()
  const notes = `${id}-notes`
  const ties = { id, 'aria-invalid': Boolean(error), 'aria-describedby': notes, 'aria-required': required }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={required ? styles.required : undefined}>
        {label}
      </label>
      <div>
        {children(ties)}
        <div id={notes} className={styles.notes}>
          {error && <p className={styles.error}>{error}</p>}
          {hint}
        </div>
      </div>
    </div>
  )
}

/** A line that is only read. */
export function ReadOnly({ label, value }: { label: string; value: string }) {
  return (
    <Field label={label}>{ties => <input {...ties} readOnly value={value || '—'} className={styles.readOnly} />}</Field>
  )
}
