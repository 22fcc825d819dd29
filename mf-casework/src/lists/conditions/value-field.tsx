import { Choice, DayPicker } from '@portal/shared-lib/ui-data'
import { useCaseworkListsCodesQuery } from '../api'
import styles from './conditions.module.css'
import { FoundChoice } from './found-choice'
import { type FilterField, OPTIONS, type Operator, takesSeveral, valueKindOf } from './operators'

interface ValueFieldProps {
  readonly field: FilterField
  readonly operator: Operator
  readonly values: readonly string[]
  readonly onChange: (values: string[]) => void
}

/** Where the value of a condition is entered or chosen. */
export function ValueField(props: ValueFieldProps) {
  const { field, operator, values, onChange } = props
  const kind = valueKindOf(field, operator)
  const label = `${field.name}的值`
  if (kind === 'none') return null
  if (kind === 'day') return <DayPicker value={values[0] ?? ''} onChange={day => onChange(day ? [day] : [])} />
  if (kind === 'table') return <CodeChoice {...props} />
  if (kind === 'options') return <OptionsChoice {...props} options={optionsOf(OPTIONS[field.field] ?? {})} />
  if (kind === 'organisation' || kind === 'region')
    return <FoundChoice of={kind} label={label} value={values[0]} onChange={value => onChange(value ? [value] : [])} />
  return (
    <input
      className={styles.input}
      type={kind === 'number' ? 'number' : 'text'}
      maxLength={50}
      aria-label={label}
      value={values[0] ?? ''}
      onChange={({ target }) => onChange(target.value ? [target.value] : [])}
    />
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

const optionsOf = (names: Readonly<Record<string, string>>): Option[] =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

function CodeChoice(props: ValueFieldProps) {
  const { data = [] } = useCaseworkListsCodesQuery({ tableName: props.field.codeTable })
  return <OptionsChoice {...props} options={data.map(({ codeId, codeName }) => ({ value: codeId, label: codeName }))} />
}

/** Several of some options, or one. */
function OptionsChoice(props: ValueFieldProps & { readonly options: Option[] }) {
  const { field, operator, values, onChange, options } = props
  const label = `${field.name}的值`
  if (!takesSeveral(operator))
    return (
      <Choice
        aria-label={label}
        className={styles.choice}
        options={options}
        value={values[0] ?? null}
        onChange={value => onChange(value ? [value] : [])}
      />
    )
  return (
    <Choice
      mode="multiple"
      aria-label={label}
      className={styles.choice}
      options={options}
      value={[...values] as never}
      onChange={chosen => onChange(chosen as never)}
    />
  )
}
