import type { CodeTableAnswer } from '@portal/shared-lib/contract/calls/tables'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { Choice } from '@portal/shared-lib/ui-data'
import { Radio } from '@portal/shared-lib/ui-form'
import type { Described } from '../described'
import { useFormKind } from '../form-kind'
import { CategoryControl } from './category-control'
import type { ControlProps } from './control-props'
import { useCodeTable } from './use-code-table'

interface Option {
  readonly value: string
  readonly label: string
}

const CATEGORIES = 'DM_NRFL'

export function CodeControl(props: ControlProps) {
  if (props.field.table === CATEGORIES) return <CategoryControl {...props} />
  return props.field.inSight ? <InSight {...props} /> : <Listed {...props} />
}

function InSight({ field, id, value, onChange }: ControlProps) {
  const { options } = useList(field)
  const chosen = typeof value === 'string' ? value : ''
  return (
    <Radio.Group
      id={id}
      aria-labelledby={`${id}-label`}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      options={options}
    />
  )
}

function Listed({ field, id, value, onChange, onBlur, problemId }: ControlProps) {
  return (
    <Choice
      id={id}
      {...(typeof value === 'string' && value !== '' && { value })}
      onChange={chosen => onChange(chosen ?? '')}
      onBlur={onBlur}
      allowClear={!field.required}
      status={problemId ? 'error' : ''}
      style={{ width: '100%' }}
      {...useList(field)}
    />
  )
}

/** Several of them. */
export function CodesControl(props: ControlProps) {
  if (props.field.table === CATEGORIES) return <CategoryControl {...props} several />
  return <ListedSeveral {...props} />
}

function ListedSeveral({ field, id, value, onChange, onBlur, problemId }: ControlProps) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <Choice<string[]>
      id={id}
      mode="multiple"
      value={chosen}
      {...(field.max !== undefined && { maxCount: field.max })}
      onChange={onChange}
      onBlur={onBlur}
      status={problemId ? 'error' : ''}
      style={{ width: '100%' }}
      {...useList(field)}
    />
  )
}

/** What a field is chosen from. */
function useList(field: Described) {
  const form = useFormKind()
  const { codes = [], waiting } = useCodeTable(field.table)
  return { options: field.table === undefined ? ownOptions(field) : tableOptions(field, form, codes), ...waiting }
}

const ownOptions = ({ values = [], words = {} }: Described): Option[] =>
  values.map(value => ({ value, label: words[value] ?? value }))

function tableOptions({ path, values }: Described, form: FormName, codes: CodeTableAnswer): Option[] {
  const all = codes
    .filter(({ codeId }) => values?.includes(codeId) ?? true)
    .map(({ codeId, codeName }) => ({ value: codeId, label: codeName }))
  const channels: readonly string[] = REGISTRATION_FORMS[form].channels
  return path === 'channel' ? all.filter(({ value }) => channels.includes(value)) : all
}
