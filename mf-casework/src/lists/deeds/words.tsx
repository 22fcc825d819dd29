import { useId } from 'react'
import styles from './deeds.module.css'

interface WordsProps {
  readonly label: string
  /** Characters. */
  readonly most: number
  readonly value: string
  readonly required?: boolean
  readonly onChange: (value: string) => void
}

/** A text of some lines. */
export function Words({ label, most, value, required = false, onChange }: WordsProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {required && <span aria-hidden="true">*</span>}
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={most}
        aria-required={required}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <span className={styles.count}>{`${value.length}/${most}`}</span>
    </div>
  )
}
