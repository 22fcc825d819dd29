import { Button } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import admin from '../admin.module.css'
import styles from './accounts.module.css'
import { useAdminAccountChoicesQuery } from './api'
import { ASKED_STATE_NAMES, ASKED_STATES, type Asked } from './asked'

interface FiltersProps {
  readonly asked: Asked
  readonly onAsk: (more: Partial<Asked>) => void
}

/** By name, account or number, by role, and by how the account stands. */
export function Filters({ asked, onAsk }: FiltersProps) {
  const [name, setName] = useState(asked.name)
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
        <select value={asked.roleCode} onChange={({ target }) => onAsk({ roleCode: target.value })}>
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
        <select value={asked.state} onChange={({ target }) => onAsk({ state: target.value as Asked['state'] })}>
          <option value="">全部</option>
          {ASKED_STATES.map(state => (
            <option key={state} value={state}>
              {ASKED_STATE_NAMES[state]}
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
