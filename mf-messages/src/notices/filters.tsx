import { WhileLoading } from '@portal/shared-lib'
import { Button, Input } from '@portal/shared-lib/page'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { type FormEvent, useId, useState } from 'react'
import { NO_FILTERS, type NoticeFilters } from './notice-query'
import styles from './notices.module.css'

interface FiltersProps {
  readonly filters: NoticeFilters
  readonly onFilter: (filters: NoticeFilters) => void
}

/** By words of title and content, and by days. */
export function Filters({ filters, onFilter }: FiltersProps) {
  const [typed, setTyped] = useState(filters)
  const id = useId()
  const set = (name: keyof NoticeFilters) => (value: string | undefined) => setTyped({ ...typed, [name]: value ?? '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter({ ...typed, title: typed.title.trim(), content: typed.content.trim() })
  }
  return (
    <form aria-label="查询条件" className={styles.filters} onSubmit={submit}>
      <label htmlFor={`${id}-title`}>标题</label>
      <Words id={`${id}-title`} value={typed.title} onChange={set('title')} />
      <label htmlFor={`${id}-content`}>内容</label>
      <Words id={`${id}-content`} value={typed.content} onChange={set('content')} />
      <WhileLoading>
        <label htmlFor={`${id}-from`}>发布日期从</label>
        <span className={styles.day}>
          <DayPicker id={`${id}-from`} value={typed.from} onChange={set('from')} max={typed.to} />
        </span>
        <label htmlFor={`${id}-to`}>到</label>
        <span className={styles.day}>
          <DayPicker id={`${id}-to`} value={typed.to} onChange={set('to')} />
        </span>
      </WhileLoading>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
      <Button onClick={() => onFilter(NO_FILTERS)}>重置</Button>
    </form>
  )
}

interface WordsProps {
  readonly id: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function Words({ id, value, onChange }: WordsProps) {
  return (
    <Input
      type="search"
      id={id}
      className={styles.words}
      value={value}
      maxLength={100}
      onChange={event => onChange(event.target.value)}
    />
  )
}
