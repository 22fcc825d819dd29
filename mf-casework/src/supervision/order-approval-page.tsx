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
import {
  useSupervisionListQuery,
  useSupervisionReadQuery,
  useSupervisionsOfPetitionQuery,
} from '../supervision-rows/api'
import { OrderContent } from './order-content'
import { Recipients } from './recipients'

const MOST = 100

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
const besideOf = (id: string, { approvalId, petitionNo, snapshot }: ApprovalAnswer) =>
  snapshot.code === OF_ORDER ? (
    <OrderBeside id={id} addresseeId="" />
  ) : (
    <OrderOfAddressee addresseeId={id} approvalId={approvalId} petitionNo={petitionNo} />
  )

interface OfAddresseeProps {
  readonly addresseeId: string
  readonly approvalId: string
  readonly petitionNo: string
}

/** Found among what waits for the user, else as the newest order on the petition. */
function OrderOfAddressee({ addresseeId, approvalId, petitionNo }: OfAddresseeProps) {
  const { data: waiting } = useSupervisionListQuery({ tab: 'mine', limit: MOST }, FRESH)
  const { data: ofPetition } = useSupervisionsOfPetitionQuery({ petitionNo }, { ...FRESH, skip: !petitionNo })
  const found = waiting?.list.find(row => row.approvalId === approvalId) ?? ofPetition?.[0]
  if (!found) return waiting ? null : <Loading />
  return <OrderBeside id={found.id} addresseeId={addresseeId} />
}

function OrderBeside({ id, addresseeId }: { id: string; addresseeId: string }) {
  const [chosenId, choose] = useState(addresseeId)
  const { data, error, refetch } = useSupervisionReadQuery({ proceedingId: id }, FRESH)
  if (error && !data) return <Trouble error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  return (
    <>
      <OrderContent order={data} />
      <Recipients order={data} chosenId={chosenId} onChoose={choose} />
    </>
  )
}
