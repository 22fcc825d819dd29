import { findClassifiedWord } from '@portal/shared-lib/contract/rules/classified-words'
import { METRICS } from '@portal/shared-lib/contract/rules/figures'
import type { Table } from '../conditions'

/** What a table says of its first figure, as a sentence: how many in all, and where most are. Empty where nothing is counted. */
export function findingOf({ columns, rows, total }: Table): string {
  const [column] = columns
  if (!column) return ''
  const { name, unit } = METRICS[column.metric]
  const all = total?.[0]?.value ?? null
  const [most] = rows.toSorted((a, b) => (b.cells[0]?.value ?? 0) - (a.cells[0]?.value ?? 0))
  const highest = most?.cells[0]?.value ?? 0
  const parts = [
    ...(all === null ? [] : [`合计${all}${unit}`]),
    ...(most && highest > 0 ? [`最高的是${most.name}，${highest}${unit}`] : []),
  ]
  const finding = parts.length > 0 ? `${name}${parts.join('，')}。` : ''
  return findClassifiedWord(finding) ? '' : finding
}
