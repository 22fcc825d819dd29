import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useCaseApprovalQuery } from '../api'
import styles from '../approvals.module.css'
import { DelegationButton } from '../delegation/delegation-button'
import { ApprovalWork } from './approval-work'

/** /toDoManage/leaderApproval?dbid= or ?approvalId=: what was submitted, the case beside it, and the decision. */
export default function ApprovalPage() {
  const [parameters] = useSearchParams()
  const asked = { todoId: parameters.get('dbid') ?? '', approvalId: parameters.get('approvalId') ?? '' }
  const isAsked = Boolean(asked.todoId || asked.approvalId)
  const {
    currentData: data,
    error,
    refetch,
  } = useCaseApprovalQuery(asked, {
    refetchOnMountOrArgChange: true,
    skip: !isAsked,
  })
  const actions = (
    <>
      <DelegationButton />
      <Link className={styles.usual} to="/toDoManage/leaderApprovalList">
        返回审批列表
      </Link>
    </>
  )
  if (!isAsked) {
    return (
      <Page action={actions}>
        <Empty hint="未指定审批事项，请从审批列表中打开" />
      </Page>
    )
  }
  if (error) {
    return (
      <Page action={actions}>
        <Trouble error={error} onRetry={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <Loading />
  return (
    <Page action={actions}>
      <ApprovalWork key={data.approvalId} approval={data} />
    </Page>
  )
}
