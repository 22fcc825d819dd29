import { offersPage } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardNoticesQuery } from '../../api'
import styles from '../home.module.css'

const SHOWN = 6
const ALL_NOTICES = '/noticeList'

/** The newest notices; one opens in place. */
export default function Notices() {
  const { data, error, isLoading, refetch } = useDashboardNoticesQuery({ limit: SHOWN })
  return (
    <Section title="通知公告">
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty />}
      {data?.list.map(notice => (
        <details key={notice.id} className={styles.notice}>
          <summary>
            <span className={styles.summary} title={notice.title}>
              {notice.title}
            </span>
            <time className={styles.aside}>{notice.createdAt.slice(0, 10)}</time>
          </summary>
          <p>{notice.content}</p>
          <p className={styles.aside}>{notice.publisher}</p>
        </details>
      ))}
      {offersPage(ALL_NOTICES) && (
        <Link to={ALL_NOTICES} className={styles.more}>
          全部公告
        </Link>
      )}
    </Section>
  )
}
