import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { textOf } from '../actions/form'
import { useCaseApprovalQuery } from '../approvals/api'
import { ApprovalWork } from '../approvals/page/approval-work'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { useReviewApprovalsQuery, useReviewReadQuery } from '../review-rows/api'
import { ReviewContent } from './review-content'

const HERE = '/reviewManage/reviewApproval'
const MOST = 100

/** /reviewManage/reviewApproval: decisions on reviews that wait for the user; with `approvalId` or `dbid` one of them. */
export default function ReviewApprovalPage() {
  const [parameters] = useSearchParams()
  const asked = { todoId: parameters.get('dbid') ?? '', approvalId: parameters.get('approvalId') ?? '' }
  if (!asked.todoId && !asked.approvalId)
    return (
      <Page>
        <Waiting />
      </Page>
    )
  return (
    <Page action={<Link to={HERE}>返回审批列表</Link>}>
      <One asked={asked} />
    </Page>
  )
}

function One({ asked }: { asked: { readonly todoId: string; readonly approvalId: string } }) {
  const { currentData: data, error, refetch } = useCaseApprovalQuery(asked, { refetchOnMountOrArgChange: true })
  if (error) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return <ApprovalWork key={data.approvalId} approval={data} beside={<Reviewed id={reviewOf(data)} />} />
}

/** Of which review an act was submitted. */
const reviewOf = ({ snapshot: { args } }: ApprovalAnswer): string =>
  textOf(((args ?? {}) as Readonly<Record<string, unknown>>).proceedingId)

/** What was asked for and the original, beside the draft. */
function Reviewed({ id }: { id: string }) {
  const { data, error, refetch } = useReviewReadQuery({ proceedingId: id }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? <ReviewContent review={data} /> : <Loading />
}

function Waiting() {
  const { data, error, refetch } = useReviewApprovalsQuery({ todoType: 'reviewApproval', limit: MOST }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  if (data.list.length === 0) return <Empty hint="没有待审批的复查复核" />
  return (
    <PlainTable headings={['事项', '信访件编号', '送审部门', '送审人', '送审时间', '期限']}>
      {data.list.map(({ approvalId, title, petitionNo, applicantDept, applicant, submittedAt, dueAt, url }) => (
        <tr key={approvalId}>
          <td>
            <Link to={url}>{title}</Link>
          </td>
          <td>{petitionNo}</td>
          <td>{applicantDept}</td>
          <td>{applicant}</td>
          <td>{submittedAt.slice(0, 16)}</td>
          <td>{dueAt?.slice(0, 10) ?? '—'}</td>
        </tr>
      ))}
    </PlainTable>
  )
}
