import { filterParameters, filtersIn, useSearchParams } from '@portal/shared-lib/router'
import { useCallback, useMemo } from 'react'
import type { ListQuery } from './list-query'
import type { Group } from './view'

/** What the list is asked for lies in the address: it survives a refresh, and a colleague can be sent it. */
export function useListQuery(): [ListQuery, (next: Partial<ListQuery>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.toString()
  const query = useMemo(() => readQuery(new URLSearchParams(search)), [search])
  const set = useCallback(
    (next: Partial<ListQuery>) =>
      setParameters({ ...listIn(search), ...writeQuery({ ...query, ...next }) }, { replace: true }),
    [query, search, setParameters],
  )
  return [query, set]
}

/** Which of several lists of a page is shown. */
function listIn(search: string): Record<string, string> {
  const list = new URLSearchParams(search).get('list')
  return list ? { list } : {}
}

export function readQuery(parameters: URLSearchParams): ListQuery {
  const [field = '', direction] = (parameters.get('sort') ?? '').split(' ')
  return {
    words: parameters.get('words') ?? '',
    tab: parameters.get('tab') ?? '',
    switches: filtersIn(parameters),
    lamp: parameters.get('lamp') ?? '',
    grouped: parameters.has('grouped'),
    groups: groupsIn(parameters.get('where')),
    sort: field ? { field, descending: direction === 'desc' } : undefined,
  }
}

export function writeQuery({ words, tab, switches, lamp, grouped, groups, sort }: ListQuery): Record<string, string> {
  return {
    ...(words && { words }),
    ...(tab && { tab }),
    ...filterParameters(switches),
    ...(lamp && { lamp }),
    ...(grouped && { grouped: 'lamp' }),
    ...(groups.length && { where: JSON.stringify(groups) }),
    ...(sort && { sort: `${sort.field} ${sort.descending ? 'desc' : 'asc'}` }),
  }
}

/** What somebody has spoilt in the address asks for nothing; what it asks for wrongly the server refuses. */
function groupsIn(text: string | null): Group[] {
  try {
    const groups: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(groups) ? groups.filter(isGroup) : []
  } catch {
    return []
  }
}

const isGroup = (group: unknown): group is Group =>
  typeof group === 'object' && group !== null && Array.isArray((group as Group).conditions)
