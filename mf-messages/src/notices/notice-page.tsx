import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useMessagesNoticesQuery } from '../api'
import { Filters } from './filters'
import { NoticeItem } from './notice-item'
import styles from './notices.module.css'
import { Pager } from './pager'
import { useNoticeQuery } from './use-notice-query'

/** /noticeList: what the offices have published, newest first. */
export default function NoticePage() {
  const { filters, page, limit, args, filter, turn } = useNoticeQuery()
  const { data, error, isLoading, refetch } = useMessagesNoticesQuery(args, { refetchOnMountOrArgChange: true })
  return (
    <Page title="通知公告">
      <div className={styles.notices}>
        <Filters key={JSON.stringify(filters)} filters={filters} onFilter={filter} />
        {error && <Trouble error={error} onRetry={() => void refetch()} />}
        {isLoading && <Loading />}
        {data?.list.length === 0 && <Empty hint="可放宽查询条件后再试" />}
        {data?.list.map(notice => (
          <NoticeItem key={notice.id} notice={notice} />
        ))}
        {data && <Pager total={data.total} capped={data.totalCapped} page={page} limit={limit} onTurn={turn} />}
      </div>
    </Page>
  )
}
