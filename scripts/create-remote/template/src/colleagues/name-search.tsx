import { Button, Input } from '@portal/shared-lib/page'
import { type FormEvent, useState } from 'react'
import styles from './colleagues.module.css'

export function NameSearch({ onSearch }: { onSearch: (userName: string) => void }) {
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form aria-label="查询条件" className={styles.search} onSubmit={submit}>
      <Input
        type="search"
        aria-label="姓名"
        placeholder="请输入姓名"
        maxLength={50}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}
