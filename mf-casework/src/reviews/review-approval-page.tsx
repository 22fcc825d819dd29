import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { SubmittedProceeding } from '../proceedings/submitted-proceeding'
import { WaitingApprovals } from '../proceedings/waiting-approvals'
import { useReviewReadQuery } from '../review-rows/api'
import { ReviewContent } from './review-content'

const HERE = '/reviewManage/reviewApproval'

/** /reviewManage/reviewApproval: decisions on reviews that wait for the user; with `approvalId` or `dbid` one of them. */
export default function ReviewApprovalPage() {
  const [parameters] = useSearchParams()
  const asked = { todoId: parameters.get('dbid') ?? '', approvalId: parameters.get('approvalId') ?? '' }
  if (!asked.todoId && !asked.approvalId)
    return (
      <Page>
        <WaitingApprovals
          todoType="reviewApproval"
          empty={<Empty hint="没有待审批的复查复核；承办人送审后列在这里" />}
        />
      </Page>
    )
  return (
    <Page action={<BackLink to={HERE}>返回审批列表</BackLink>}>
      <SubmittedProceeding {...asked} beside={id => <Reviewed id={id} />} />
    </Page>
  )
}

/** What was asked for and the original, beside the draft. */
function Reviewed({ id }: { id: string }) {
  const { data, error, refetch } = useReviewReadQuery({ proceedingId: id }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  return data ? <ReviewContent review={data} /> : <Loading />
}
