import { formatDay, greeting, offersPage, useCan, useDesktop } from '@portal/shared-lib'
import { Empty, Loading, Page, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardNoticesQuery } from '../api'
import styles from './home.module.css'
import { OfficerWork } from './officer-work'
import { Pressing } from './pressing'
import { Tiles } from './tiles'
import { WaitingApprovals } from './waiting-approvals'

const SHOWN = 6
const ALL_NOTICES = '/noticeList'

/** The newest notices; one opens in place. */
function NoticeList() {
  const { data, error, isLoading, refetch } = useDashboardNoticesQuery({ limit: SHOWN })
  return (
    <Section title="通知公告">
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty />}
      {data?.list.map(notice => (
        <details key={notice.id} className={styles.notice}>
          <summary>
            <span className={styles.summary}>{notice.title}</span>
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

const REGISTER = '/letterManage/letterRegister'

/** /home/index: what waits, what presses, what is new. */
export default function HomePage() {
  const desktop = useDesktop()
  const now = new Date()
  return (
    <Page title={`${greeting(now)}，${desktop?.userName ?? ''}`} action={<QuickEntries />}>
      <p className={styles.day}>
        {formatDay(now)} · {desktop?.orgName} {desktop?.deptName}
      </p>
      <Tiles />
      <OfficerWork />
      <div className={styles.columns}>
        <div className={styles.column}>
          <WaitingApprovals />
          <Pressing />
        </div>
        <NoticeList />
      </div>
    </Page>
  )
}

function QuickEntries() {
  const mayRegister = useCan('letterManage/letterRegister')
  return mayRegister && offersPage(REGISTER) ? (
    <Link to={REGISTER} className={styles.quick}>
      登记来信
    </Link>
  ) : null
}
