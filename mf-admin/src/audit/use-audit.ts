import { useState } from 'react'
import { useAdminAuditRowsQuery } from '../api'
import { type Asked, usualAsked } from './asked'

/** What is looked for, the page of it that is shown, and the ways on and back. */
export function useAudit() {
  const [asked, setAsked] = useState(usualAsked)
  /** Of each page up to the shown one, after which row it begins. */
  const [starts, setStarts] = useState([''])
  const cursor = starts.at(-1) ?? ''
  const { data, error, isFetching, refetch } = useAdminAuditRowsQuery(
    { ...asked, cursor },
    { refetchOnMountOrArgChange: true },
  )
  const next = data?.next
  return {
    ...{ asked, error, isFetching, retry: () => void refetch(), rows: data?.list, page: starts.length },
    ask: (to: Asked) => {
      setStarts([''])
      setAsked(to)
      // The same once more: what has been added since.
      if (cursor === '' && to === asked) void refetch()
    },
    forth: next ? () => setStarts([...starts, next]) : undefined,
    back: starts.length > 1 ? () => setStarts(starts.slice(0, -1)) : undefined,
  }
}
