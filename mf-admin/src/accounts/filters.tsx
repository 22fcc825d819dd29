import { Button } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import admin from '../admin.module.css'
import styles from './accounts.module.css'
import { useAdminAccountChoicesQuery } from './api'
import { QUERY_STATE_NAMES, QUERY_STATES, type Query } from './query'

interface FiltersProps {
  readonly query: Query
  readonly onAsk: (more: Partial<Query>) => void
}

/** By name, account or number, by role, and by how the account stands. */
export function Filters({ query, onAsk }: FiltersProps) {
  const [name, setName] = useState(query.name)
  const { data } = useAdminAccountChoicesQuery({})
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ name: name.trim() })
  }
  return (
    <form aria-label="查询条件" className={`${admin.filters} ${styles.filters}`} onSubmit={submit}>
      <label>
        人员
        <input
          value={name}
          maxLength={50}
          placeholder="姓名、登录账号或手机号码"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        角色
        <select value={query.roleCode} onChange={({ target }) => onAsk({ roleCode: target.value })}>
          <option value="">全部</option>
          {data?.roles.map(({ roleCode, roleName }) => (
            <option key={roleCode} value={roleCode}>
              {roleName}
            </option>
          ))}
        </select>
      </label>
      <label>
        状态
        <select value={query.state} onChange={({ target }) => onAsk({ state: target.value as Query['state'] })}>
          <option value="">全部</option>
          {QUERY_STATES.map(state => (
            <option key={state} value={state}>
              {QUERY_STATE_NAMES[state]}
            </option>
          ))}
        </select>
      </label>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}
