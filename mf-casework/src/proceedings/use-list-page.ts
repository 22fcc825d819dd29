import { type Pager, useCursors } from '@portal/shared-lib/page'
import type { ComponentProps } from 'react'

const PAGE_SIZE = 50

/** The page that is asked for of a list read by cursors, and the ways to the page before and behind the answered one. */
export function useListPage() {
  const { cursor, page, next: go, back } = useCursors()
  return {
    page: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    pagerOf: ({ total, next }: { total: number; next?: string | null | undefined }): ComponentProps<typeof Pager> => ({
      place: `第 ${page} 页`,
      total,
      back,
      forth: next ? () => go(next) : undefined,
    }),
  }
}
