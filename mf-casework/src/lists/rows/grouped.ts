import { OPEN_LAMPS } from '../conditions/lamps'
import { type Row, textOf } from '../row'

/** Rows in the order in which they are shown, and what stands above which. */
export interface Grouped {
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
