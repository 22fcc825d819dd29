import { lazy, Suspense } from 'react'
import { ListPage } from '../list-page'
import { APPROVALS } from '../views/handling'

const ExportApprovals = lazy(() => import('../../export/export-approvals'))

/** /toDoManage/leaderApprovalList: what waits for the user's decision, exports of personal data above all else. */
export default function ApprovalsPage() {
  return (
    <ListPage
      view={APPROVALS}
      above={
        <Suspense fallback={null}>
          <ExportApprovals />
        </Suspense>
      }
    />
  )
}
