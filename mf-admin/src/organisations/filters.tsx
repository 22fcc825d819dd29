import {
  ORGANISATION_STATE_NAMES,
  ORGANISATION_STATES,
  type OrganisationState,
} from '@portal/shared-lib/contract/rules/organisation-admin'
import { Button } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import admin from '../admin.module.css'
import styles from './organisations.module.css'
import type { Query } from './query'

interface FiltersProps {
  readonly query: Query
  readonly onAsk: (more: Partial<Query>) => void
}

/** By name and whether it is in use; the region is chosen in the tree. */
export function Filters({ query, onAsk }: FiltersProps) {
  const [name, setName] = useState(query.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ name: name.trim() })
  }
  return (
    <form aria-label="查询条件" className={`${admin.filters} ${styles.filters}`} onSubmit={submit}>
      <label>
        机构名称
        <input type="text" value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        状态
        <select value={query.state} onChange={({ target }) => onAsk({ state: target.value as OrganisationState })}>
          {ORGANISATION_STATES.map(state => (
            <option key={state} value={state}>
              {ORGANISATION_STATE_NAMES[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={query.includesLower === '1'}
          onChange={({ target }) => onAsk({ includesLower: target.checked ? '1' : '0' })}
        />
        含所辖区划
      </label>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}
