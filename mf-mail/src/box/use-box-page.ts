import { useState } from 'react'

const DEFAULT_LIMIT = 10

/** What a box asks for: its search, and the way through its pages by cursors. */
export function useBoxPage() {
  const [keywords, setKeywords] = useState('')
  const [limit, setLimit] = useState(DEFAULT_LIMIT)
  /** Cursors of the pages so far; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const cursor = cursors.at(-1)
  const args: { limit: number; keywords?: string; cursor?: string } = {
    limit,
    ...(keywords && { keywords }),
    ...(cursor && { cursor }),
  }
  return {
    args,
    page: cursors.length + 1,
    limit,
    search: (words: string) => {
      setKeywords(words.trim())
      setCursors([])
    },
    resize: (rows: number) => {
      setLimit(rows)
      setCursors([])
    },
    next: (to: string) => setCursors(before => [...before, to]),
    previous: cursors.length ? () => setCursors(before => before.slice(0, -1)) : undefined,
  }
}

export type BoxPage = ReturnType<typeof useBoxPage>
