import type { HistoryMessagesArgs } from '@portal/shared-lib/contract/calls/messages'
import { type FormEvent, useState } from 'react'
import styles from './history-search.module.css'

type Search = Pick<HistoryMessagesArgs, 'words' | 'span'>

/** How long ago messages became history. */
const SPANS = [
  ['1', '近一周'],
  ['2', '近一月'],
  ['3', '近三月'],
  ['4', '近一年'],
] as const

const MAX_WORDS = 100

/** Searches history by words and by when messages became history, which is 30 days after they came. */
export function HistorySearch({ onSearch }: { onSearch: (search: Search) => void }) {
  const [words, setWords] = useState('')
  const [span, setSpan] = useState<Search['span']>()
  const search = (within: Search['span']) =>
    onSearch({ ...(words.trim() && { words: words.trim() }), ...(within && { span: within }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(span)
  }
  const choose = (text: string) => {
    const chosen = SPANS.find(([code]) => code === text)?.[0]
    setSpan(chosen)
    search(chosen)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <input
          aria-label="查询内容"
          placeholder="请输入消息内容或信访件编号"
          maxLength={MAX_WORDS}
          value={words}
          onChange={event => setWords(event.target.value)}
        />
        <select
          aria-label="转入历史时间"
          title="消息满30天转入历史"
          value={span ?? ''}
          onChange={event => choose(event.target.value)}
        >
          <option value="">全部时间</option>
          {SPANS.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit">查询</button>
      </form>
    </search>
  )
}
