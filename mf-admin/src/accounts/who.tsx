import styles from './accounts.module.css'

export interface Who {
  readonly userName: string
  readonly telephone: string
  readonly phoneNum: string
}

export const NOBODY: Who = { userName: '', telephone: '', phoneNum: '' }

const ENTRIES: readonly (readonly [keyof Who, label: string, max: number])[] = [
  ['userName', '姓名', 30],
  ['telephone', '手机号码', 11],
  ['phoneNum', '座机号码', 13],
]

interface WhoProps {
  readonly value: Who
  readonly onChange: (who: Who) => void
  readonly disabled?: boolean
}

/** Whose account it is. */
export const WhoEntries = ({ value, onChange, disabled = false }: WhoProps) =>
  ENTRIES.map(([name, label, max]) => (
    <label key={name} className={styles.entry}>
      <span>{label}</span>
      <input
        value={value[name]}
        maxLength={max}
        disabled={disabled}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...value, [name]: target.value.trim() })}
      />
    </label>
  ))
