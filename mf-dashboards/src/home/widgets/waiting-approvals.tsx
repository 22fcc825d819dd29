import { useCan } from '@portal/shared-lib'
import { Empty, Loading, Section, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import { useDashboardApprovalsQuery } from '../../api'
import styles from '../home.module.css'
import { WaitingRow } from './waiting-row'

const SHOWN = 8
const LIST = 'toDoManage/leaderApprovalList'

/** What waits for the user's decision, the most pressing first. */
export default function WaitingApprovals() {
  return useCan(LIST) ? <Waiting /> : null
}

function Waiting() {
  const { data, error, isLoading, refetch } = useDashboardApprovalsQuery({ limit: SHOWN })
  return (
    <Section title={data?.total ? `待我审批（${data.total}件）` : '待我审批'}>
      {isLoading && <Loading />}
      {error && <Trouble error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <Empty />}
      <ul className={styles.rows}>
        {data?.list.map(({ approvalId, url, lamp, remainingDays, dueAt, flags, title, typeName }) => (
          <WaitingRow
            key={approvalId}
            url={url}
            lamp={lamp}
            remainingDays={remainingDays}
            dueAt={dueAt}
            flags={flags}
            text={title}
            kind={typeName}
          />
        ))}
      </ul>
      {Boolean(data?.total) && (
        <Link to={`/${LIST}`} className={styles.more}>
          全部待审批
        </Link>
      )}
    </Section>
  )
}
