import { useEffect, useMemo } from 'react'
import { OPEN_LAMPS } from '../conditions/lamps'
import { type Row, textOf } from '../row'
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

/** Rows in the order in which they are shown, and what stands above which. */
interface Grouped {
  readonly rows: readonly Row[]
  readonly headings?: ReadonlyMap<number, string>
}

/**
 * Rows in groups by their lamps, the most pressing first, each group as it was ordered. `whole`: no rows are missing, so
 * that the numbers are those of all.
 */
export function groupedByLamp(rows: readonly Row[], whole: boolean): Required<Grouped> {
  const headings = new Map<number, string>()
  const ordered: Row[] = []
  for (const [lamp, name] of Object.entries(OPEN_LAMPS)) {
    const group = rows.filter(row => (textOf(row, 'lamp') || 'none') === lamp)
    if (group.length > 0) headings.set(ordered.length, `${name} ${whole ? '' : '已加载 '}${group.length} 条`)
    ordered.push(...group)
  }
  return { rows: ordered, headings }
}
