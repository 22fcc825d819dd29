import { LONGEST_WORDS } from '@portal/shared-lib/contract/rules/search'
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { OfferedList } from './offered-list'
import styles from './search.module.css'
import { type Offered, useOffered } from './use-offered'

interface SearchBoxProps {
  readonly words: string
  readonly onAsk: (words: string) => void
  /** At the right of the button. */
  readonly children: ReactNode
}

/** What is looked for; Enter looks for it. While somebody types, what it may become is offered below. */
export function SearchBox({ words, onAsk, children }: SearchBoxProps) {
  const [typed, type] = useState(words)
  const [isOpen, setOpen] = useState(false)
  const [active, activate] = useState(-1)
  const listId = useId()
  const offered = useOffered(typed, isOpen)
  const isShown = isOpen && offered.length > 0
  const choose = (one: Offered) => {
    setOpen(false)
    if (one.open) return one.open()
    type(one.text)
    onAsk(one.text)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOpen(false)
    onAsk(typed.trim())
  }
  const press = (event: KeyboardEvent) => {
    const chosen = isShown ? offered[active] : undefined
    if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else if (isShown && (event.key === 'ArrowDown' || event.key === 'ArrowUp'))
      activate(stepped(active, event.key === 'ArrowDown' ? 1 : -1, offered.length))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers
    <form role="search" aria-label="智慧搜索" className={styles.box} onSubmit={submit}>
      <div className={styles.combobox}>
        <input
          role="combobox"
          aria-label="搜索内容"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
          placeholder="姓名、编号、内容、法规条文，或拼音首字母；多个词用空格隔开"
          maxLength={LONGEST_WORDS}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is there to be typed into
          autoFocus={!words}
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            activate(-1)
            setOpen(true)
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
        />
        {isShown && (
          <OfferedList id={listId} offered={offered} active={active} words={typed.trim()} onChoose={choose} />
        )}
      </div>
      <button type="submit" className={styles.go}>
        搜索
      </button>
      {children}
    </form>
  )
}

/** The next of those offered; -1 is what was typed itself. */
const stepped = (active: number, by: number, count: number): number => ((active + 1 + by + count + 1) % (count + 1)) - 1
