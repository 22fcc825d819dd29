import type { Pager } from '@portal/shared-lib/page'
import { type ComponentProps, useState } from 'react'

const PAGE_SIZE = 50

/** The page of a list that is asked for by its number; the first again once something else is asked for. */
export function useNumberedPage(...asked: readonly (string | number)[]) {
  const key = asked.join(' ')
  const [reached, reach] = useState({ key, pageNumber: 1 })
  const pageNumber = reached.key === key ? reached.pageNumber : 1
  const go = (to: number) => reach({ key, pageNumber: to })
  return {
    page: { pageNumber, limit: PAGE_SIZE },
    pagerOf: (total: number): ComponentProps<typeof Pager> => ({
      place: `第 ${pageNumber} 页`,
      total,
      back: pageNumber > 1 ? () => go(pageNumber - 1) : undefined,
      forth: pageNumber * PAGE_SIZE < total ? () => go(pageNumber + 1) : undefined,
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
