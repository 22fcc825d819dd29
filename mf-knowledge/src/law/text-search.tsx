import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './law.module.css'

interface TextSearchProps {
  readonly words: string
  readonly onLook: (words: string) => void
}

/** Looks for words in the text; Enter leads to the next hit, Shift+Enter to the one before. */
export function TextSearch({ words, onLook }: TextSearchProps) {
  const place = useRef<HTMLFormElement>(null)
  const [at, go] = useState(0)
  const [count, setCount] = useState(0)
  useEffect(() => {
    const hits = [...(place.current?.parentElement?.querySelectorAll('mark:not([data-more])') ?? [])]
    setCount(words ? hits.length : 0)
    for (const [index, hit] of hits.entries()) hit.toggleAttribute('data-current', index === at)
    if (words) hits[at]?.scrollIntoView({ block: 'center' })
  }, [words, at])
  const step = (by: number) => count > 0 && go((at + by + count) % count)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than some of the browsers
    <form
      ref={place}
      role="search"
      aria-label="条文内查找"
      className={styles.find}
      onSubmit={event => event.preventDefault()}
    >
      <input
        aria-label="在条文中查找"
        placeholder="在条文中查找，按回车键到下一处"
        maxLength={50}
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          go(0)
          onLook(target.value)
        }}
        onKeyDown={press}
      />
      <span role="status">{words && (count > 0 ? `第 ${at + 1} 处，共 ${count} 处` : '条文中没有此内容')}</span>
      <button
        type="button"
        disabled={count === 0}
        title={count === 0 ? '没有可跳转的内容' : undefined}
        onClick={() => step(-1)}
      >
        上一处
      </button>
      <button
        type="button"
        disabled={count === 0}
        title={count === 0 ? '没有可跳转的内容' : undefined}
        onClick={() => step(1)}
      >
        下一处
      </button>
    </form>
  )
}
