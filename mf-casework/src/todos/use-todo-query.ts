import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'

export type Whose = 'department' | 'personal'

export interface TodoFilters {
  readonly keywords: string
  readonly onlyUnclaimed: boolean
  readonly onlyUrgent: boolean
}

/** What the list asks for: filters in the address, so that they survive a refresh, and the way through the pages. */
export function useTodoQuery(whose: Whose, limit: number) {
  const [parameters, setParameters] = useSearchParams()
  /** Cursors of the pages so far; the first page has none. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  const filters: TodoFilters = {
    keywords: parameters.get('words') ?? '',
    onlyUnclaimed: parameters.get('unclaimed') === '1',
    onlyUrgent: parameters.get('urgent') === '1',
  }
  const cursor = cursors.at(-1)
  return {
    filters,
    page: cursors.length + 1,
    args: { whose, limit, ...filters, ...(cursor && { cursor }) },
    filter: (next: TodoFilters) => {
      setCursors([])
      setParameters(searchOf(next), { replace: true })
    },
    next: (to: string) => setCursors(before => [...before, to]),
    previous: cursors.length ? () => setCursors(before => before.slice(0, -1)) : undefined,
  }
}

function searchOf({ keywords, onlyUnclaimed, onlyUrgent }: TodoFilters): Record<string, string> {
  return {
    ...(keywords && { words: keywords }),
    ...(onlyUnclaimed && { unclaimed: '1' }),
    ...(onlyUrgent && { urgent: '1' }),
  }
}
