import type { CodeTableAnswer } from '@portal/shared-lib/contract/calls/tables'
import { type FormName, REGISTRATION_FORMS } from '@portal/shared-lib/contract/rules/petition-forms'
import { CONTROLS } from '@portal/shared-lib/ui-form'
import type { Described } from '../described'
import { useFormKind } from '../form-kind'
import { CategoryControl } from './category-control'
import type { ControlProps } from './control-props'
import { useCodeTable } from './use-code-table'

const CATEGORIES = 'DM_NRFL'

export function CodeControl(props: ControlProps) {
  if (props.entry.table === CATEGORIES) return <CategoryControl {...props} />
  return props.entry.inSight ? <InSight {...props} /> : <Listed {...props} />
}

function InSight({ entry, ...rest }: ControlProps) {
  const { options } = useList(entry)
  const { label } = entry
  return (
    <CONTROLS.choice
      {...rest}
      entry={{ kind: 'choice', label, isShown: true, options: options.map(one => [one.value, one.label]) }}
    />
  )
}

function Listed({ entry, ...rest }: ControlProps) {
  const { label, required } = entry
  const list = { ...useList(entry), allowClear: !required }
  return <CONTROLS.listed {...rest} entry={{ kind: 'listed', label, list }} />
}

/** Several of them. */
export function CodesControl(props: ControlProps) {
  if (props.entry.table === CATEGORIES) return <CategoryControl {...props} several />
  return <SeveralListed {...props} />
}

function SeveralListed({ entry, ...rest }: ControlProps) {
  const { label, max } = entry
  const list = { ...useList(entry), ...(max !== undefined && { maxCount: max }) }
  return <CONTROLS.severalListed {...rest} entry={{ kind: 'severalListed', label, list }} />
}

/** What an entry is chosen from. */
function useList(entry: Described) {
  const form = useFormKind()
  const { codes = [], waiting } = useCodeTable(entry.table)
  return { options: entry.table === undefined ? ownOptions(entry) : tableOptions(entry, form, codes), ...waiting }
}

const ownOptions = ({ values = [], words = {} }: Described) =>
  values.map(value => ({ value, label: words[value] ?? value }))

function tableOptions({ path, values }: Described, form: FormName, codes: CodeTableAnswer) {
  const all = codes
    .filter(({ codeId }) => values?.includes(codeId) ?? true)
    .map(({ codeId, codeName }) => ({ value: codeId, label: codeName }))
  const channels: readonly string[] = REGISTRATION_FORMS[form].channels
  return path === 'channel' ? all.filter(({ value }) => channels.includes(value)) : all
}
