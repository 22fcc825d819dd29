import { listApprovals } from '../../workflow/approvals/waiting/list'
import { cellOf } from './cells'
import type { Exporting, Source } from './source'

/** What waits for the caller's approval, in the order of its list. */
export function approvalsSource({ services: { db, now }, caller, asked }: Exporting): Source {
  const { types = [], ...filter } = asked.approvals ?? {}
  const own = { types, todoType: 'approval', ...filter, pageNumber: 1 } as const
  const read = (cursor: string, limit: number) =>
    listApprovals(db, caller, { ...own, limit, ...(cursor && { cursor }) }, now())
  return {
    count: async () => (await read('', 1)).total,
    async rows(cursor, size) {
      const { list, next } = await read(cursor, size)
      const cells = list.map(({ petitionNo, remainingDays, ...row }) => {
        const values: Readonly<Record<string, unknown>> = { ...row, xfjbh: petitionNo, sysx: remainingDays }
        return asked.columns.map(({ field }) => cellOf(field, values))
      })
      return { cells, cursor: next ?? cursor, more: next !== null }
    },
  }
}
