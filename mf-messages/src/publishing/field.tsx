import { type ReactNode, useId } from 'react'
import styles from './publishing.module.css'

interface FieldProps {
  readonly label: string
  readonly required?: boolean
  readonly hint?: string
  readonly problem?: string | undefined
  readonly children: (id: string) => ReactNode
}

/** A field of a form with its label above, and what is wrong below. */
export function Field({ label, required = false, hint, problem, children }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {required && <span aria-hidden="true">*</span>}
        {label}
      </label>
      {hint && <small>{hint}</small>}
      {children(id)}
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
