import { send } from '@portal/shared-lib'
import { findOrganisations, findRegions } from '@portal/shared-lib/contract/calls/lookups'
import { Choice } from '@portal/shared-lib/ui-data'
import { useState } from 'react'
import styles from './conditions.module.css'

interface FoundChoiceProps {
  readonly of: 'organisation' | 'region'
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

interface Found {
  readonly value: string
  readonly label: string
}

/** One of many that are found by a part of their name. */
export function FoundChoice({ of, label, value, onChange }: FoundChoiceProps) {
  const [found, show] = useState<Found[]>([])
  const find = async (name: string) => show(name.trim() ? await FINDERS[of](name.trim()) : [])
  return (
    <Choice
      aria-label={label}
      className={styles.choice}
      allowClear
      showSearch={{ filterOption: false, onSearch: name => void find(name) }}
      placeholder="输入名称查找"
      notFoundContent="没有找到"
      options={found}
      value={value ?? null}
      onChange={chosen => onChange(chosen)}
    />
  )
}

const FINDERS: Readonly<Record<FoundChoiceProps['of'], (name: string) => Promise<Found[]>>> = {
  async organisation(name) {
    const { data = [] } = await send(findOrganisations, { name })
    return data.map(({ orgId, name }) => ({ value: orgId, label: name }))
  },
  async region(name) {
    const { data = [] } = await send(findRegions, { name })
    return data.map(({ regionCode, regionName }) => ({ value: regionCode, label: regionName }))
  },
}
