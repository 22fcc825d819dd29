import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type FormEvent, useState } from 'react'
import styles from '../preview.module.css'
import { hitsIn } from './hits'
import { textOf, textsIn } from './text-of'

interface FindBarProps {
  readonly pdf: PDFDocumentProxy
  /** What is to be marked, and the page to be shown. */
  readonly onFound: (words: string, page: number | undefined) => void
}

interface Found {
  readonly words: string
  readonly pages: readonly number[]
  /** Which of the pages is shown. */
  readonly at: number
}

/** Looks for words in a PDF; asked again, it goes on to the next page that has them. */
export function FindBar({ pdf, onFound }: FindBarProps) {
  const [words, write] = useState('')
  const [found, find] = useState<Found>()
  const [isBusy, setBusy] = useState(false)
  const show = (next: Found) => {
    find(next)
    onFound(next.words, next.pages[next.at])
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const query = words.trim()
    if (isBusy || !query) return
    if (found?.words === query && found.pages.length > 0) return show({ ...found, at: nextOf(found) })
    setBusy(true)
    const pages = await findPages(pdf, query).finally(() => setBusy(false))
    show({ words: query, pages, at: 0 })
  }
  return (
    <search>
      <form className={styles.find} onSubmit={event => void submit(event)}>
        <input
          type="search"
          aria-label="查找文字"
          placeholder="查找文字"
          maxLength={50}
          value={words}
          onChange={({ target }) => write(target.value)}
        />
        <button type="submit">{found?.words === words.trim() && found.pages.length > 1 ? '下一处' : '查找'}</button>
        <output>{isBusy ? '查找中...' : outcomeOf(found)}</output>
      </form>
    </search>
  )
}

const nextOf = ({ at, pages }: Found): number => (at + 1) % pages.length

function outcomeOf(found: Found | undefined): string {
  if (!found) return ''
  const { pages, at } = found
  return pages.length > 0 ? `第${pages[at]}页（${at + 1}/${pages.length}）` : '没有找到；扫描件中的文字不能查找'
}

/** Numbers of the pages on which words stand. */
async function findPages(pdf: PDFDocumentProxy, words: string): Promise<number[]> {
  const found: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pieces = await textOf(await pdf.getPage(number))
    if (hitsIn(textsIn(pieces), words).length > 0) found.push(number)
  }
  return found
}
