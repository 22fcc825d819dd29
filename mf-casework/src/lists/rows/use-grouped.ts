import { useEffect, useMemo } from 'react'
import type { Row } from '../row'
import { type Grouped, groupedByLamp } from './grouped'
import type { useRows } from './use-rows'

/** So many rows are read for their groups; what follows is read as it comes into sight. */
const MOST = 1000
const NONE: readonly Row[] = []

/** The rows of a list as they are shown: as they came, or in groups, for which all are read. */
export function useGrouped({ shown, more, readingMore }: ReturnType<typeof useRows>, grouped: boolean): Grouped {
  const rows = shown?.rows ?? NONE
  const isMissing = grouped && more !== undefined && !readingMore && rows.length < MOST
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when more rows are here
  useEffect(() => {
    if (isMissing) more()
  }, [isMissing, rows.length])
  const isWhole = more === undefined
  return useMemo(() => (grouped ? groupedByLamp(rows, isWhole) : { rows }), [grouped, rows, isWhole])
}
