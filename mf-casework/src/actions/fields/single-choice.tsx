import styles from './fields.module.css'

interface SingleChoiceProps {
  readonly id: string
  readonly label: string
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly describedBy: string | undefined
  readonly isWrong: boolean
}

/** More than these are chosen from a list that opens. */
const MOST_SHOWN = 8

/** One of some values: all in sight where they are few. */
export function SingleChoice({ id, label, options, value, onChange, describedBy, isWrong }: SingleChoiceProps) {
  if (options.length > MOST_SHOWN) {
    return (
      <select
        id={id}
        className={styles.text}
        value={value}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">请选择</option>
        {options.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    )
  }
  return (
    <div id={id} role="radiogroup" aria-label={label} aria-describedby={describedBy} className={styles.choices}>
      {options.map(([code, name]) => (
        <label key={code}>
          <input type="radio" name={id} value={code} checked={code === value} onChange={() => onChange(code)} />
          {name}
        </label>
      ))}
    </div>
  )
}
