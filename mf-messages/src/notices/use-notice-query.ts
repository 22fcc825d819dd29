import { useSearchParams } from '@portal/shared-lib/router'

export interface NoticeFilters {
  readonly title: string
  readonly content: string
  /** Days, both included. */
  readonly from: string
  readonly to: string
}

export const PAGE_SIZES: readonly number[] = [10, 20, 30, 40]
const DEFAULT_SIZE = 10

/** What the list asks for. It stands in the address, so that it survives a refresh. */
export function useNoticeQuery() {
  const [parameters, setParameters] = useSearchParams()
  const text = (name: string) => parameters.get(name) ?? ''
  const filters: NoticeFilters = { title: text('title'), content: text('content'), from: text('from'), to: text('to') }
  const limit = PAGE_SIZES.find(size => String(size) === text('limit')) ?? DEFAULT_SIZE
  const page = Math.max(1, Math.trunc(Number(text('page'))) || 1)
  const go = (next: NoticeFilters, turned: { page: number; limit: number }) => {
    const { page: to, limit: size } = turned
    const filled = Object.entries(next).filter(([, value]) => value)
    setParameters({ ...Object.fromEntries(filled), page: String(to), limit: String(size) }, { replace: true })
  }
  return {
    filters,
    page,
    limit,
    args: { ...filters, pageNumber: page, limit },
    filter: (next: NoticeFilters) => go(next, { page: 1, limit }),
    turn: (turned: { page: number; limit: number }) => go(filters, turned),
  }
}
