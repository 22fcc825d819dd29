import type { PortalError } from '@portal/shared-lib'
import { useCallback, useEffect, useState } from 'react'
import type { Row } from '../row'
import { readBook } from './read-book'

interface Read {
  readonly month: string
  readonly rows?: readonly Row[]
  readonly error?: PortalError
}

/** The book of a month; neither rows nor an error while it is read. */
export function useBook(month: string) {
  const [read, keep] = useState<Read>()
  const load = useCallback(
    async (isWanted: () => boolean) => {
      const { rows, error } = await readBook(month)
      if (isWanted()) keep(error ? { month, error } : { month, rows })
    },
    [month],
  )
  useEffect(() => {
    let isShown = true
    void load(() => isShown)
    return () => {
      isShown = false
    }
  }, [load])
  const shown = read?.month === month ? read : undefined
  const retry = () => {
    keep(undefined)
    void load(() => true)
  }
  return { rows: shown?.rows, error: shown?.error, retry }
}
