import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { Empty, Lamp, Loading, Page, Pager, Trouble } from '@portal/shared-lib/page'
import { Link, useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { textOf } from '../actions/form'
import { useCaseApprovalQuery } from '../approvals/api'
import { ApprovalWork } from '../approvals/page/approval-work'
import { FRESH } from '../fresh'
import { PlainTable } from '../plain-table/plain-table'
import { useReviewApprovalsQuery, useReviewReadQuery } from '../review-rows/api'
import { ReviewContent } from './review-content'

const HERE = '/reviewManage/reviewApproval'
const PAGE_SIZE = 50

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

const FIRST: readonly string[] = []

function Waiting() {
  const [cursors, setCursors] = useState(FIRST)
  const cursor = cursors.at(-1)
  const asked = { todoType: 'reviewApproval', limit: PAGE_SIZE, ...(cursor !== undefined && { cursor }) } as const
  const { data, error, refetch } = useReviewApprovalsQuery(asked, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { list, total, next } = data
  if (total === 0) return <Empty hint="没有待审批的复查复核" />
  return (
    <>
      <PlainTable headings={['期限', '事项', '信访件编号', '送审部门', '送审人', '送审时间']}>
        {list.map(({ approvalId, title, petitionNo, applicantDept, applicant, submittedAt, url, ...limit }) => (
          <tr key={approvalId}>
            <td>
              {limit.dueAt ? <Lamp colour={limit.lamp} remainingDays={limit.remainingDays} dueAt={limit.dueAt} /> : '—'}
            </td>
            <td>
              <Link to={url}>{title}</Link>
            </td>
            <td>{petitionNo}</td>
            <td>{applicantDept}</td>
            <td>{applicant}</td>
            <td>{submittedAt.slice(0, 16)}</td>
          </tr>
        ))}
      </PlainTable>
      <Pager
        place={`第 ${cursors.length + 1} 页`}
        total={total}
        back={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : undefined}
        forth={next ? () => setCursors([...cursors, next]) : undefined}
      />
    </>
  )
}
