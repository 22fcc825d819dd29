import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import { SUPERVISION_ACTIONS } from '@portal/shared-lib/contract/rules/supervisions/actions'
import { Empty, Loading, Page, Trouble } from '@portal/shared-lib/page'
import { useSearchParams } from '@portal/shared-lib/router'
import { useState } from 'react'
import { FRESH } from '../fresh'
import { BackLink } from '../proceedings/back-link'
import { SubmittedProceeding } from '../proceedings/submitted-proceeding'
import { WaitingApprovals } from '../proceedings/waiting-approvals'
import { APPROVALS } from '../supervision-rows/addresses'
import { useSupervisionReadQuery } from '../supervision-rows/api'
import { OrderContent } from './order-content'
import { Recipients } from './recipients'

/** /superviseManage/leaderApproval: what is submitted about orders; with `approvalId` or `dbid` one of it. */
export default function OrderApprovalPage() {
  const [parameters] = useSearchParams()
  const asked = { todoId: parameters.get('dbid') ?? '', approvalId: parameters.get('approvalId') ?? '' }
  if (!asked.todoId && !asked.approvalId)
    return (
      <Page>
        <WaitingApprovals todoType="superviseApproval" empty={<Empty hint="没有待审批的督办事项；送审后列在这里" />} />
      </Page>
    )
  return (
    <Page action={<BackLink to={APPROVALS}>返回审批列表</BackLink>}>
      <SubmittedProceeding {...asked} beside={besideOf} />
    </Page>
  )
}

/** The act on an order as a whole; all others are about one of its addressees. */
const OF_ORDER = SUPERVISION_ACTIONS.submit.code

/** What is submitted stands beside the order that it is about. */
const besideOf = (id: string, { snapshot }: ApprovalAnswer) =>
  snapshot.code === OF_ORDER ? (
    <OrderBeside of={{ proceedingId: id }} addresseeId="" />
  ) : (
    <OrderBeside of={{ addresseeId: id }} addresseeId={id} />
  )

interface OrderBesideProps {
  readonly of: Parameters<typeof useSupervisionReadQuery>[0]
  readonly addresseeId: string
}

function OrderBeside({ of, addresseeId }: OrderBesideProps) {
  const [chosenId, choose] = useState(addresseeId)
  const { data, error, refetch } = useSupervisionReadQuery(of, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <OrderContent order={data} />
      <Recipients order={data} chosenId={chosenId} onChoose={choose} />
    </>
  )
}
