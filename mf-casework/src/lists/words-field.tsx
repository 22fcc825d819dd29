import { Button } from '@portal/shared-lib/page'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { ListQuery } from './list-query'
import styles from './toolbar.module.css'

/** Letters, figures and signs, as codes have them; names have others. */
const CODE = /^[!-~]+$/

/** Characters' widths beside the hint: what it is cleared by, and the space around. */
const CLEARED = 3

interface WordsFieldProps {
  readonly query: ListQuery
  readonly onAsk: (next: Partial<ListQuery>) => void
  /** Where codes are scanned into it. */
  readonly onScan: ((code: string) => void) | undefined
  readonly hint: string
}

/** Written first, asked for by Enter. A scanner ends with it, too: its code makes room for the next. */
export function WordsField({ query, onAsk, onScan, hint }: WordsFieldProps) {
  const [words, write] = useWritten(query.words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk({ words: words.trim() })
  }
  const clear = () => {
    write('')
    if (query.words) onAsk({ words: '' })
  }
  const scan = (event: KeyboardEvent) => {
    const code = words.trim()
    if (!onScan || event.key !== 'Enter' || event.nativeEvent.isComposing || !CODE.test(code)) return
    event.preventDefault()
    onScan(code)
    clear()
  }
  return (
    <form className={styles.words} onSubmit={submit}>
      <input
        type="search"
        placeholder={hint}
        aria-label={hint}
        style={{ width: `${hint.length + CLEARED}em` }}
        maxLength={50}
        value={words}
        onKeyDown={scan}
        onChange={({ target }) => (target.value ? write(target.value) : clear())}
      />
      <Button type="primary" htmlType="submit">
        查询
      </Button>
    </form>
  )
}

/** What is written, until something else is asked for. The field itself stays, and the cursor in it. */
function useWritten(query: string) {
  const [words, write] = useState(query)
  const [known, know] = useState(query)
  if (known !== query) {
    know(query)
    write(query)
  }
  return [words, write] as const
}
