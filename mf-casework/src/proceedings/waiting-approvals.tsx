import type { ApprovalsAnswer, ApprovalsArgs } from '@portal/shared-lib/contract/calls/approvals'
import { Lamp, Loading, Pager, Trouble } from '@portal/shared-lib/page'
import { Link } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { FRESH } from '../fresh'
import { LongCell, PlainTable } from '../plain-table/plain-table'
import { useProceedingApprovalsQuery } from './api'
import styles from './proceedings.module.css'
import { useListPage } from './use-list-page'

interface WaitingApprovalsProps {
  readonly todoType: NonNullable<ApprovalsArgs['todoType']>
  /** Above them, where there are any. */
  readonly heading?: ReactNode
  /** Where there are none. */
  readonly empty: ReactNode
}

/** Of one kind of proceedings what waits for the user's agreement. */
export function WaitingApprovals({ todoType, heading, empty }: WaitingApprovalsProps) {
  const { page, pagerOf } = useListPage()
  const { data, error, refetch } = useProceedingApprovalsQuery({ todoType, ...page }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.total === 0) return empty
  return (
    <div className={styles.waiting}>
      {heading}
      <ApprovalTable approvals={data.list} />
      <Pager {...pagerOf(data)} />
    </div>
  )
}

const ApprovalTable = ({ approvals }: { approvals: ApprovalsAnswer['list'] }) => (
  <PlainTable headings={['期限', '事项', '信访件编号', '送审部门', '送审人', '送审时间']}>
    {approvals.map(({ approvalId, title, petitionNo, applicantDept, applicant, submittedAt, url, ...limit }) => (
      <tr key={approvalId}>
        <td>
          {limit.dueAt ? <Lamp colour={limit.lamp} remainingDays={limit.remainingDays} dueAt={limit.dueAt} /> : '—'}
        </td>
        <LongCell title={title}>
          <Link to={url}>{title}</Link>
        </LongCell>
        <td>{petitionNo}</td>
        <td>{applicantDept}</td>
        <td>{applicant}</td>
        <td>{submittedAt.slice(0, 16)}</td>
      </tr>
    ))}
  </PlainTable>
)
