import { Control } from '../fields/control-of'
import type { About, Field, Values } from '../form'
import styles from './panel.module.css'

interface EntryProps {
  readonly field: Field
  readonly id: string
  readonly values: Values
  readonly about: About
  /** What is wrong with it; undefined where nothing is. */
  readonly problem: string | undefined
  readonly onChange: (value: unknown) => void
}

/** An entry with its label, its hint, and what is wrong with it. */
export function Entry({ field, id, values, about, problem, onChange }: EntryProps) {
  const { label, hint, text, kind } = field
  const more = problem ?? hint
  return (
    <div className={styles.entry}>
      {kind !== 'point' && (
        <label htmlFor={id} className={styles.label}>
          {label}
          {text && (
            <span className={styles.required} title="必填">
              <span aria-hidden="true">*</span>
            </span>
          )}
        </label>
      )}
      <Control
        field={field}
        id={id}
        value={values[field.name]}
        values={values}
        about={about}
        onChange={onChange}
        describedBy={more && `${id}-more`}
        isWrong={problem !== undefined}
      />
      {more && (
        <p id={`${id}-more`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {more}
        </p>
      )}
    </div>
  )
}
