import { isMeant } from '@portal/shared-lib/contract/rules/initials'
import { CONTROLS } from '@portal/shared-lib/ui-form'
import { useCaseworkColleaguesQuery } from '../../api'
import type { ControlProps } from './control-props'

/** Somebody of the own organisation. */
export function PersonControl({ entry: { label, placeholder = '请选择' }, ...rest }: ControlProps) {
  const list = { ...useColleagues(), allowClear: true, placeholder }
  return <CONTROLS.listed {...rest} entry={{ kind: 'listed', label, list }} />
}

export function PeopleControl({ entry: { label }, ...rest }: ControlProps) {
  const list = { ...useColleagues(), placeholder: '选择可以知悉此件的人员，其他人一律看不到' }
  return <CONTROLS.severalListed {...rest} entry={{ kind: 'severalListed', label, list }} />
}

const meant = (typed: string, option?: { label?: unknown }) => isMeant(String(option?.label), typed)

function useColleagues() {
  const { data = [] } = useCaseworkColleaguesQuery({})
  const options = data.map(({ personId, name, department, position }) => ({
    value: personId,
    label: `${name}（${department} ${position}）`,
  }))
  return { options, showSearch: { filterOption: meant } }
}
