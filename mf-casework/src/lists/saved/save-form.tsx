import { notify, send } from '@portal/shared-lib'
import { saveFilter } from '@portal/shared-lib/contract/calls/lists'
import { Button } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import type { Filter, Sort } from '../view'
import styles from './saved.module.css'

interface SaveFormProps {
  readonly viewId: string
  readonly filter: Filter
  readonly sort: Sort | undefined
  readonly onSaved: () => void
}

/** Saves what is asked for now under a name, for oneself or for all of the organisation. */
export function SaveForm({ viewId, filter, sort, onSaved }: SaveFormProps) {
  const [name, setName] = useState('')
  const [shared, share] = useState(false)
  const save = async () => {
    const { error } = await send(saveFilter, { viewId, name, filter, sort: sort ?? null, shared })
    if (error) return notify.warning(error.message)
    notify.success('筛选已保存')
    setName('')
    onSaved()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim()) void save()
    else notify.warning('请填写筛选名称')
  }
  return (
    <form className={styles.save} onSubmit={submit}>
      <input
        className={styles.input}
        aria-label="筛选名称"
        placeholder="筛选名称"
        maxLength={30}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label>
        <input type="checkbox" checked={shared} onChange={({ target }) => share(target.checked)} />
        共享给本单位
      </label>
      <Button htmlType="submit">保存当前条件</Button>
    </form>
  )
}
