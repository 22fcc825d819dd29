import { useSettled } from '@portal/shared-lib/page'
import { CONTROLS, type ControlProps as Props } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import { useCaseworkOrganisationsQuery } from '../../api'
import type { ControlProps } from './control-props'

export interface OrganisationEntry {
  readonly label: string
  /** Which organisations bear a part of a name; those of the province unless it says otherwise. */
  readonly useNamed?: (name: string) => { data?: readonly Named[]; isFetching: boolean }
}

interface Named {
  readonly orgId: string
  readonly name: string
}

const useOrganisations = (name: string) => useCaseworkOrganisationsQuery({ name })

/** An organisation by a part of its name. */
export function OrganisationChoice({ entry, ...rest }: Props<OrganisationEntry>) {
  const { label, useNamed = useOrganisations } = entry
  const [typed, setTyped] = useState('')
  const name = useSettled(typed.trim())
  const { data: found = [], isFetching } = useNamed(name)
  const orgId = typeof rest.value === 'string' ? rest.value : ''
  const { data: own = [] } = useCaseworkOrganisationsQuery({ orgId }, { skip: orgId === '' })
  const known = [...own.filter(one => !found.some(other => other.orgId === one.orgId)), ...found]
  const list = {
    options: known.map(one => ({ value: one.orgId, label: one.name })),
    placeholder: '输入单位名称查找',
    allowClear: true,
    showSearch: { filterOption: false, onSearch: setTyped },
    loading: isFetching,
  }
  return <CONTROLS.listed {...rest} entry={{ kind: 'listed', label, list }} />
}

export const OrganisationControl = ({ entry: { label }, ...rest }: ControlProps) => (
  <OrganisationChoice {...rest} entry={{ label }} />
)
