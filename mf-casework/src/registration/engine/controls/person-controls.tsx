import { isMeant } from '@portal/shared-lib/contract/rules/initials'
import { Choice } from '@portal/shared-lib/ui-data'
import { useCaseworkColleaguesQuery } from '../../api'
import type { ControlProps } from './control-props'

/** Somebody of the own organisation. */
export function PersonControl({ entry, id, value, onChange, onBlur, isWrong }: ControlProps) {
  return (
    <Choice
      id={id}
      {...(typeof value === 'string' && value !== '' && { value })}
      allowClear
      placeholder={entry.placeholder}
      onChange={personId => onChange(personId ?? '')}
      onBlur={onBlur}
      showSearch={{ filterOption: meant }}
      options={useColleagues()}
      status={isWrong ? 'error' : ''}
      style={{ width: '100%' }}
    />
  )
}

export function PeopleControl({ id, value, onChange, onBlur, isWrong }: ControlProps) {
  return (
    <Choice<string[]>
      id={id}
      mode="multiple"
      value={Array.isArray(value) ? value.map(String) : []}
      onChange={onChange}
      onBlur={onBlur}
      placeholder="选择可以知悉此件的人员，其他人一律看不到"
      showSearch={{ filterOption: meant }}
      options={useColleagues()}
      status={isWrong ? 'error' : ''}
      style={{ width: '100%' }}
    />
  )
}

const meant = (typed: string, option?: { label?: unknown }) => isMeant(String(option?.label), typed)

function useColleagues() {
  const { data = [] } = useCaseworkColleaguesQuery({})
  return data.map(({ personId, name, department, position }) => ({
    value: personId,
    label: `${name}（${department} ${position}）`,
  }))
}
