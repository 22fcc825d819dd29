import type { Pager } from '@portal/shared-lib/page'
import { type ComponentProps, useState } from 'react'

const PAGE_SIZE = 50

interface Answered {
  readonly total: number
  readonly totalCapped?: boolean | undefined
  readonly next?: string | null | undefined
}

/** The page of a list that is read by cursors; the first again once something else is asked for. */
export function useAskedPage(...asked: readonly (string | number)[]) {
  const key = asked.join(' ')
  const [reached, reach] = useState<{ key: string; cursors: readonly string[] }>({ key, cursors: [] })
  const cursors = reached.key === key ? reached.cursors : []
  const cursor = cursors.at(-1)
  const go = (to: readonly string[]) => reach({ key, cursors: to })
  return {
    page: { limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) },
    pagerOf: ({ total, totalCapped, next }: Answered): ComponentProps<typeof Pager> => ({
      place: `第 ${cursors.length + 1} 页`,
      total,
      isCapped: totalCapped,
      back: cursors.length > 0 ? () => go(cursors.slice(0, -1)) : undefined,
      forth: next ? () => go([...cursors, next]) : undefined,
    }),
  }
}

/** The rows that somebody has chosen of those that are shown. */
export function useChosen<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const [keys, choose] = useState<readonly string[]>([])
  const chosen = rows.filter(row => keys.includes(keyOf(row)))
  return {
    chosen,
    isChosen: (row: Row) => chosen.includes(row),
    toggle: (row: Row) => {
      const key = keyOf(row)
      choose(keys.includes(key) ? keys.filter(each => each !== key) : [...keys, key])
    },
    toggleAll: () => choose(chosen.length === rows.length ? [] : rows.map(keyOf)),
    clear: () => choose([]),
  }
}
