import { onDemand, WhileLoading } from '@portal/shared-lib'
import { ListPage } from '../list-page'
import { APPROVALS } from '../views/handling'

const ExportApprovals = onDemand(() => import('../../export/export-approvals'))

/** /toDoManage/leaderApprovalList: what waits for the user's decision, exports of personal data above all else. */
export default function ApprovalsPage() {
  return (
    <ListPage
      view={APPROVALS}
      above={
        <WhileLoading fallback={null}>
          <ExportApprovals />
        </WhileLoading>
      }
    />
  )
}
