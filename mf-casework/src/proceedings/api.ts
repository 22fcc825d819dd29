import { reads, remoteApi } from '@portal/shared-lib'
import { approvals } from '@portal/shared-lib/contract/calls/approvals'

export const { useProceedingApprovalsQuery } = remoteApi('mf-casework', 'proceeding', build => ({
  proceedingApprovals: reads(build, approvals, ['Petition', 'Todo']),
}))
