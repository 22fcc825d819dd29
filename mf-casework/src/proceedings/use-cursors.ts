import type { Pager } from '@portal/shared-lib/page'
import { type ComponentProps, useState } from 'react'

const PAGE_SIZE = 50
const FIRST: readonly string[] = []

/** Where one is in a list that is read by cursors, so that its last page comes as quickly as its first. */
export function useCursors() {
  const [cursors, setCursors] = useState(FIRST)
  const cursor = cursors.at(-1)
  return {
    page: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    /** The ways to the page before and behind the one that was answered. */
    pagerOf: ({ total, next }: { total: number; next?: string | null | undefined }): ComponentProps<typeof Pager> => ({
      place: `第 ${cursors.length + 1} 页`,
      total,
      back: cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined,
      forth: next ? () => setCursors([...cursors, next]) : undefined,
    }),
  }
}
