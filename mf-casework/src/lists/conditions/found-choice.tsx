import { send } from '@portal/shared-lib'
import { findOrganisations, findRegions } from '@portal/shared-lib/contract/calls/lookups'
import { Choice } from '@portal/shared-lib/ui-data'
import { useEffect, useState } from 'react'
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
  const named = useNamed(of, value)
  const find = async (name: string) => show(name.trim() ? await FINDERS[of]({ name: name.trim() }) : [])
  return (
    <Choice
      aria-label={label}
      className={styles.choice}
      allowClear
      showSearch={{ filterOption: false, onSearch: name => void find(name) }}
      placeholder="输入名称查找"
      notFoundContent="没有找到"
      options={named && found.every(one => one.value !== named.value) ? [named, ...found] : found}
      value={value ?? null}
      onChange={chosen => onChange(chosen)}
    />
  )
}

/** What is chosen with its name, which nobody has looked for where it came with an address. */
function useNamed(of: FoundChoiceProps['of'], value: string | undefined): Found | undefined {
  const [named, keep] = useState<Found>()
  useEffect(() => {
    if (!value) return
    void FINDERS[of]({ code: value }).then(found => {
      // With a region come those above it; of an organisation that was merged comes the one that has taken over.
      const one = found.find(each => each.value === value) ?? found[0]
      if (one) keep({ value, label: one.label })
    })
  }, [of, value])
  return named?.value === value ? named : undefined
}

interface Sought {
  readonly name?: string
  readonly code?: string
}

const FINDERS: Readonly<Record<FoundChoiceProps['of'], (sought: Sought) => Promise<Found[]>>> = {
  async organisation({ name = '', code = '' }) {
    const { data = [] } = await send(findOrganisations, { name, orgId: code })
    return data.map(({ orgId, name }) => ({ value: orgId, label: name }))
  },
  async region({ name = '', code = '' }) {
    const { data = [] } = await send(findRegions, { name, regionCode: code })
    return data.map(({ regionCode, regionName }) => ({ value: regionCode, label: regionName }))
  },
}
