import { LONGEST_WORDS } from '@portal/shared-lib/contract/rules/search'
import { type FormEvent, type ReactNode, useState } from 'react'
import styles from './search.module.css'

interface SearchBoxProps {
  readonly words: string
  readonly onAsk: (words: string) => void
  /** At the right of the button. */
  readonly children: ReactNode
}

/** What is looked for; Enter looks for it. */
export function SearchBox({ words, onAsk, children }: SearchBoxProps) {
  const [typed, type] = useState(words)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onAsk(typed.trim())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers
    <form role="search" aria-label="智慧搜索" className={styles.box} onSubmit={submit}>
      <input
        aria-label="搜索内容"
        placeholder="姓名、编号、内容、法规条文，或拼音首字母；多个词用空格隔开"
        maxLength={LONGEST_WORDS}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the page is there to be typed into
        autoFocus={!words}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className={styles.go}>
        搜索
      </button>
      {children}
    </form>
  )
}
