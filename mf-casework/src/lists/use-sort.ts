import type { Asked } from './asked'

/** By which heading a list is sorted, and what a click on one asks for: upwards, downwards, as it is by itself. */
export function useSort(sort: Asked['sort'], ask: (next: Partial<Asked>) => void) {
  const sorted = sort && { key: sort.field, descending: sort.descending ?? false }
  const onSort = (field: string) => {
    if (sorted?.key !== field) ask({ sort: { field, descending: false } })
    else ask({ sort: sorted.descending ? undefined : { field, descending: true } })
  }
  return { sorted, onSort }
}
