import { Choice } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import { useCaseworkOrganisationsQuery } from '../api'
import type { ControlProps } from './control-props'
import { useSettled } from './use-settled'

/** An organisation by a part of its name. */
export function OrganisationControl({ id, value, onChange, onBlur, problemId }: ControlProps) {
  const chosen = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const { data: found = [], isFetching } = useCaseworkOrganisationsQuery({ name })
  const { data: own = [] } = useCaseworkOrganisationsQuery({ orgId: chosen }, { skip: chosen === '' })
  const known = [...own.filter(one => !found.some(({ orgId }) => orgId === one.orgId)), ...found]
  return (
    <Choice
      id={id}
      {...(chosen && { value: chosen })}
      placeholder="输入单位名称查找"
      allowClear
      showSearch={{ filterOption: false, onSearch: setTyped }}
      loading={isFetching}
      onChange={orgId => onChange(orgId ?? '')}
      onBlur={onBlur}
      options={known.map(one => ({ value: one.orgId, label: one.name }))}
      status={problemId ? 'error' : ''}
      style={{ width: '100%' }}
    />
  )
}
