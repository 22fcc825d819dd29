import { Empty, Loading, Trouble } from '@portal/shared-lib/page'
import { useMessagesNoticesQuery } from '../api'
import { Filters } from './filters'
import { NoticeItem } from './notice-item'
import type { NoticeQuery } from './notice-query'
import { Pager } from './pager'

/** The notices that are asked for, newest first. */
export function NoticeList({ query: { filters, page, limit, filter, turn } }: { query: NoticeQuery }) {
  const args = { ...filters, pageNumber: page, limit }
  const { data, error, isLoading, refetch } = useMessagesNoticesQuery(args, { refetchOnMountOrArgChange: true })
  return (
    <>
      <Filters key={JSON.stringify(filters)} filters={filters} onFilter={filter} />
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {isLoading && <Loading />}
      {data?.list.length === 0 && <Empty hint="可放宽查询条件后再试" />}
      {data?.list.map(notice => (
        <NoticeItem key={notice.id} notice={notice} />
      ))}
      {data && <Pager total={data.total} capped={data.totalCapped} page={page} limit={limit} onTurn={turn} />}
    </>
  )
}
