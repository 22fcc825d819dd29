import { WhileLoading } from '@portal/shared-lib'
import { Button, Checkbox, Input } from '@portal/shared-lib/page'
import { DayPicker } from '@portal/shared-lib/ui-data'
import { type FormEvent, useId, useState } from 'react'
import styles from './audit.module.css'
import { problemOf, type Query, usualQuery } from './query'

interface FiltersProps {
  readonly query: Query
  readonly onAsk: (query: Query) => void
}

type Word = 'person' | 'action' | 'objectId' | 'address' | 'session' | 'requestId'

const WORDS: readonly (readonly [Word, label: string, hint: string])[] = [
  ['person', '人员', '账号或完整姓名'],
  ['action', '操作', '如：登录、转送'],
  ['objectId', '对象编号', '如：信访件编号'],
  ['address', 'IP地址', ''],
  ['session', '会话', ''],
  ['requestId', '请求编号', ''],
]

const PROBLEM = 'audit-filters-problem'

/** By days, person, action, object, and where it came from. */
export function AuditFilters({ query, onAsk }: FiltersProps) {
  const [typed, type] = useState(query)
  const [problem, tell] = useState('')
  const set = (more: Partial<Query>) => type({ ...typed, ...more })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    tell(problemOf(typed))
    if (!problemOf(typed)) onAsk(typed)
  }
  return (
    <form aria-label="查询条件" className={styles.filters} onSubmit={submit}>
      <WhileLoading>
        <Day label="日期从" value={typed.from} onChange={from => set({ from })} isWrong={problem !== ''} />
        <Day label="到" value={typed.to} onChange={to => set({ to })} isWrong={problem !== ''} />
      </WhileLoading>
      {WORDS.map(([name, label, hint]) => (
        <Words key={name} label={label} value={typed[name]} hint={hint} onChange={word => set({ [name]: word })} />
      ))}
      <Checkbox checked={typed.failedOnly} onChange={({ target }) => set({ failedOnly: target.checked })}>
        仅未成功
      </Checkbox>
      <Button type="primary" htmlType="submit">
        查询
      </Button>
      <Button onClick={() => onAsk(usualQuery())}>重置</Button>
      {problem !== '' && (
        <p id={PROBLEM} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
  readonly isWrong: boolean
}

function Day({ label, onChange, ...rest }: DayProps) {
  const id = useId()
  return (
    <span className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <DayPicker id={id} onChange={day => onChange(day ?? '')} aria-describedby={PROBLEM} {...rest} />
    </span>
  )
}

interface WordsProps {
  readonly label: string
  readonly value: string
  readonly hint: string
  readonly onChange: (word: string) => void
}

function Words({ label, value, hint, onChange }: WordsProps) {
  const id = useId()
  return (
    <span className={styles.words}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        value={value}
        placeholder={hint}
        maxLength={100}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </span>
  )
}
