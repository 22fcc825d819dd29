import { COUNT_POLLING, reads, remoteApi, useDesktop } from '@portal/shared-lib'
import { several } from '@portal/shared-lib/contract/calls/counters'
import { useMemo } from 'react'
import type { MenuRoute } from '../menu/menu'
import { menusOf } from '../menu/offered'

export interface MenuCount {
  readonly total: number
  /** Overdue or nearly so. */
  readonly urgent: number
}

const NOTHING: MenuCount = { total: 0, urgent: 0 }

const { useShellMenuCountsQuery } = remoteApi('shell', 'shell', build => ({
  shellMenuCounts: reads(build, several, ['Todo', 'Count']),
}))

/** What waits behind a counter of the menu. The whole menu is counted by one call, from which each badge takes its part. */
export function useMenuCount(counter: string): MenuCount {
  return useCount(counter)
}

/** What waits behind all pages of a block, each case once. */
export function useBlockCount(block: string): MenuCount {
  const only = useQueries().only.get(block)
  return useCount(only ?? block)
}

function useCount(name: string): MenuCount {
  const { names, blocks } = useQueries()
  const { total, urgent } = useShellMenuCountsQuery(
    { names, blocks },
    {
      ...COUNT_POLLING,
      skip: names.length === 0,
      selectFromResult: ({ data = [] }) => data.find(count => count.name === name) ?? NOTHING,
    },
  )
  return { total, urgent }
}

/** The counters of the menu that the user is shown. */
function useQueries() {
  const desktop = useDesktop()
  return useMemo(() => queriesOf(desktop ? menusOf(desktop).offered : []), [desktop])
}

/** All counters of the menu, and by block those that stand together; a counter alone in its block says the block's count. */
function queriesOf(routes: readonly MenuRoute[]) {
  const byBlock = new Map<string, string[]>()
  for (const { block, children } of routes) {
    const counters = children.flatMap(({ counter }) => counter ?? [])
    byBlock.set(block, [...new Set([...(byBlock.get(block) ?? []), ...counters])])
  }
  return {
    names: [...new Set([...byBlock.values()].flat())],
    blocks: [...byBlock].flatMap(([name, counters]) => (counters.length > 1 ? [{ name, counters }] : [])),
    only: new Map([...byBlock].flatMap(([name, [only, ...more]]) => (only && more.length === 0 ? [[name, only]] : []))),
  }
}
