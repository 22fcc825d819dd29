import { SUMMARY_LENGTH } from '@portal/shared-lib/contract/rules/petition'
import { SELF_ENTRY_LENGTHS as LENGTHS, type SelfEntry } from '@portal/shared-lib/contract/rules/self-entry'
import { Input } from '@portal/shared-lib/ui'
import styles from './self-entry.module.css'

type Name = keyof SelfEntry

interface Described {
  readonly label: string
  readonly max: number
  readonly required?: boolean
  readonly inputMode?: 'numeric' | 'text'
  readonly autoComplete?: string
  /** Lines of a long text. */
  readonly rows?: number
}

const FIELDS: Readonly<Record<Name, Described>> = {
  name: { label: '姓名', max: LENGTHS.name.max, required: true, autoComplete: 'name' },
  idCard: { label: '身份证号', max: LENGTHS.idCard, required: true },
  mobile: { label: '手机号码', max: LENGTHS.mobile, inputMode: 'numeric', autoComplete: 'tel' },
  address: { label: '住址', max: LENGTHS.address, required: true, rows: 2, autoComplete: 'street-address' },
  summary: { label: '反映的事项', max: SUMMARY_LENGTH.max, required: true, rows: 6 },
}

interface FieldsProps {
  readonly entry: SelfEntry
  readonly problems: Partial<Record<Name, string>>
  readonly onChange: (more: Partial<SelfEntry>) => void
}

export const fieldId = (name: string): string => `self-${name}`

/** What a visitor is asked for, one below the other. */
export const EntryFields = ({ entry, problems, onChange }: FieldsProps) =>
  (Object.keys(FIELDS) as Name[]).map(name => (
    <EntryField
      key={name}
      name={name}
      value={entry[name]}
      problem={problems[name]}
      onChange={value => onChange({ [name]: value })}
    />
  ))

interface FieldProps {
  readonly name: Name
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (value: string) => void
}

function EntryField({ name, value, problem, onChange }: FieldProps) {
  const { label, max, required = false, rows, inputMode = 'text', autoComplete = 'off' } = FIELDS[name]
  const id = fieldId(name)
  const common = {
    id,
    value,
    maxLength: max,
    autoComplete,
    size: 'large' as const,
    status: problem ? ('error' as const) : ('' as const),
    'aria-required': required,
    'aria-invalid': problem !== undefined,
    ...(problem && { 'aria-describedby': `${id}-problem` }),
  }
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && '（选填）'}
      </label>
      {rows ? (
        <Input.TextArea {...common} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Input {...common} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}
