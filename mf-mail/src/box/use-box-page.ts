import { useCursors } from '@portal/shared-lib/page'
import { useState } from 'react'

const DEFAULT_LIMIT = 10

/** What a box asks for: its search, and the way through its pages by cursors. */
export function useBoxPage() {
  const [keywords, setKeywords] = useState('')
  const [limit, setLimit] = useState(DEFAULT_LIMIT)
  const { cursor, page, next, back: previous, begin } = useCursors()
  const args: { limit: number; keywords?: string; cursor?: string } = {
    limit,
    ...(keywords && { keywords }),
    ...(cursor && { cursor }),
  }
  return {
    args,
    page,
    limit,
    search: (words: string) => {
      setKeywords(words.trim())
      begin()
    },
    resize: (rows: number) => {
      setLimit(rows)
      begin()
    },
    next,
    previous,
  }
}

export type BoxPage = ReturnType<typeof useBoxPage>
