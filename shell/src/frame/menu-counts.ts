import { COUNT_POLLING, reads, remoteApi, useDesktop } from '@portal/shared-lib'
import { several } from '@portal/shared-lib/contract/calls/counters'
import { useMemo } from 'react'
import { menusOf } from '../menu/offered'

export interface MenuCount {
  readonly total: number
  /** Overdue or nearly so. */
  readonly urgent: number
}

const { useShellMenuCountsQuery } = remoteApi('shell', 'shell', build => ({
  shellMenuCounts: reads(build, several, ['Todo']),
}))

/**
 * What waits behind some counters of the menu, added up. The whole menu is counted by one call, from which each badge
 * takes its part.
 */
export function useMenuCount(counters: readonly string[]): MenuCount {
  const names = useCounters()
  const { total, urgent } = useShellMenuCountsQuery(
    { names },
    {
      ...COUNT_POLLING,
      skip: names.length === 0,
      selectFromResult: ({ data = [] }) => sumOf(data.filter(({ name }) => counters.includes(name))),
    },
  )
  return { total, urgent }
}

/** All counters of the menu that the user is shown. */
function useCounters(): string[] {
  const desktop = useDesktop()
  return useMemo(() => {
    const pages = desktop ? menusOf(desktop).offered.flatMap(({ children }) => children) : []
    return [...new Set(pages.flatMap(({ counter }) => counter ?? []))]
  }, [desktop])
}

const sumOf = (counts: readonly MenuCount[]): MenuCount => ({
  total: counts.reduce((sum, { total }) => sum + total, 0),
  urgent: counts.reduce((sum, { urgent }) => sum + urgent, 0),
})
