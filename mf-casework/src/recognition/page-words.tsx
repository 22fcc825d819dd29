import { DOUBTFUL_BELOW, type FoundField } from '@portal/shared-lib/contract/rules/letter-finds'
import { useState } from 'react'
import styles from './recognition.module.css'
import { type Found, type PageText, wordOf } from './words'

interface WordsProps {
  readonly page: PageText
  readonly found: readonly Found[]
  readonly onChoose: ((field: FoundField) => void) | undefined
}

/** What was read of a page: what was found is marked, what was read with doubt underlined; searched as one types. */
export function PageWords({ page, found, onChoose }: WordsProps) {
  const [query, setQuery] = useState('')
  const count = query ? page.text.split(query).length - 1 : 0
  return (
    <>
      <p className={styles.search}>
        <input
          type="search"
          aria-label="在文字中查找"
          placeholder="在文字中查找"
          value={query}
          onChange={({ target }) => setQuery(target.value.trim())}
        />
        <span role="status">{query && `${count}处`}</span>
      </p>
      <p className={styles.words}>
        {segmentsOf(page, found).map(({ start, text, found: field, doubtful }) => {
          const look = [doubtful && styles.doubtful, query && text.includes(query) && styles.match]
          const className = look.filter(Boolean).join(' ') || undefined
          if (!field) return <Plain key={start} text={text} className={className} />
          return (
            <mark key={start} className={className} title={wordOf(field)}>
              {onChoose ? (
                <button type="button" onClick={() => onChoose(field)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </mark>
          )
        })}
      </p>
      <p className={styles.soft}>底色为识别出的登记项，下划线处可信度较低，请对照原件。</p>
    </>
  )
}

const Plain = ({ text, className }: { text: string; className: string | undefined }) => (
  <span className={className}>{text}</span>
)

/** A stretch of the text that looks alike throughout. */
interface Segment {
  readonly start: number
  readonly text: string
  readonly found: FoundField | undefined
  readonly doubtful: boolean
}

/** The text of a page cut where something that was found, or a doubtful reading, begins or ends. */
export function segmentsOf({ text, words }: PageText, found: readonly Found[]): Segment[] {
  const doubtful = words.filter(({ confidence }) => confidence < DOUBTFUL_BELOW)
  const cuts = [0, text.length, ...[...found, ...doubtful].flatMap(({ start, end }) => [start, end])]
  const places = [...new Set(cuts)].toSorted((a, b) => a - b)
  return places.slice(0, -1).map((start, at) => ({
    start,
    text: text.slice(start, places[at + 1]),
    found: found.find(one => one.start <= start && one.end > start)?.field,
    doubtful: doubtful.some(word => word.start <= start && word.end > start),
  }))
}
