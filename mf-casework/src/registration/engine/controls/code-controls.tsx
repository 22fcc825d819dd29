import type { CodeTableAnswer } from '@portal/shared-lib/contract/calls/tables'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { Choice, RadioGroup } from '@portal/shared-lib/ui-data'
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
  if (props.entry.table === CATEGORIES) return <CategoryControl {...props} />
  return props.entry.inSight ? <InSight {...props} /> : <Listed {...props} />
}

function InSight({ entry, id, value, onChange }: ControlProps) {
  const { options } = useList(entry)
  const chosen = typeof value === 'string' ? value : ''
  return (
    <RadioGroup
      id={id}
      aria-labelledby={`${id}-label`}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
      options={options}
    />
  )
}

function Listed({ entry, id, value, onChange, onBlur, isWrong }: ControlProps) {
  return (
    <Choice
      id={id}
      {...(typeof value === 'string' && value !== '' && { value })}
      onChange={chosen => onChange(chosen ?? '')}
      onBlur={onBlur}
      allowClear={!entry.required}
      status={isWrong ? 'error' : ''}
      style={{ width: '100%' }}
      {...useList(entry)}
    />
  )
}

/** Several of them. */
export function CodesControl(props: ControlProps) {
  if (props.entry.table === CATEGORIES) return <CategoryControl {...props} several />
  return <ListedSeveral {...props} />
}

function ListedSeveral({ entry, id, value, onChange, onBlur, isWrong }: ControlProps) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <Choice<string[]>
      id={id}
      mode="multiple"
      value={chosen}
      {...(entry.max !== undefined && { maxCount: entry.max })}
      onChange={onChange}
      onBlur={onBlur}
      status={isWrong ? 'error' : ''}
      style={{ width: '100%' }}
      {...useList(entry)}
    />
  )
}

/** What an entry is chosen from. */
function useList(entry: Described) {
  const form = useFormKind()
  const { codes = [], waiting } = useCodeTable(entry.table)
  return { options: entry.table === undefined ? ownOptions(entry) : tableOptions(entry, form, codes), ...waiting }
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
