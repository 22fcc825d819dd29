import { Choice } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useCaseworkOrganisationsQuery } from '../../api'
import type { ControlProps } from './control-props'
import { useSettled } from './use-settled'

interface ChoiceProps {
  readonly id: string
  /** Id of the organisation, or empty. */
  readonly value: string
  readonly onChange: (orgId: string) => void
  readonly onBlur?: () => void
  readonly isWrong?: boolean
  /** Which organisations bear a part of a name; those of the province unless it says otherwise. */
  readonly useNamed?: (name: string) => { data?: readonly Named[]; isFetching: boolean }
}

interface Named {
  readonly orgId: string
  readonly name: string
}

const useOrganisations = (name: string) => useCaseworkOrganisationsQuery({ name })

/** An organisation by a part of its name. */
export function OrganisationChoice({
  id,
  value,
  onChange,
  onBlur,
  isWrong = false,
  useNamed = useOrganisations,
}: ChoiceProps) {
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const { data: found = [], isFetching } = useNamed(name)
  const { data: own = [] } = useCaseworkOrganisationsQuery({ orgId: value }, { skip: value === '' })
  const known = [...own.filter(one => !found.some(({ orgId }) => orgId === one.orgId)), ...found]
  return (
    <Choice
      id={id}
      {...(value && { value })}
      placeholder="输入单位名称查找"
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      onChange={orgId => onChange(orgId ?? '')}
      {...(onBlur && { onBlur })}
      options={known.map(one => ({ value: one.orgId, label: one.name }))}
      status={isWrong ? 'error' : ''}
      style={{ width: '100%' }}
    />
  )
}

export const OrganisationControl = ({ id, value, onChange, onBlur, isWrong }: ControlProps) => (
  <OrganisationChoice
    id={id}
    value={typeof value === 'string' ? value : ''}
    onChange={onChange}
    onBlur={onBlur}
    isWrong={isWrong}
  />
)
