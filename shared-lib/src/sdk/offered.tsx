import { createElement, type ReactNode } from 'react'
import { composition, offersPage } from '../config/composition'

interface OfferedProps {
  readonly pages: readonly string[]
  readonly children: ReactNode
}

/**
 * A part of a page that is there where the portal offers any of some pages. In a page that is rendered at build, it is
 * decided when the portal is composed.
 */
export function Offered({ pages, children }: OfferedProps) {
  if (composition().prerendering) return createElement('portal-offered', { pages: pages.join(' ') }, children)
  return pages.some(page => offersPage(page)) ? children : null
}

interface OfferedWordsProps {
  /** Each with the page that it stands for. */
  readonly words: readonly (readonly [word: string, page: string])[]
  /** What stands between two of them. */
  readonly by: string
}

/** Words, in a row, that are there where the portal offers their page; decided as `Offered` is. */
export function OfferedWords({ words, by }: OfferedWordsProps) {
  if (!composition().prerendering) return words.flatMap(([word, page]) => (offersPage(page) ? [word] : [])).join(by)
  const all = words.map(([word, page]) => createElement('portal-word', { key: word, page }, word))
  return createElement('portal-words', { by }, all)
}
