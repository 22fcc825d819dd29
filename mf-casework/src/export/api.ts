import { reads, remoteApi } from '@portal/shared-lib'
import { exportsToApprove, ownExports } from '@portal/shared-lib/contract/calls/export-tasks'

export const { useCaseworkExportsOwnQuery, useCaseworkExportsToApproveQuery } = remoteApi(
  'mf-casework',
  'caseworkExports',
  build => ({
    caseworkExportsOwn: reads(build, ownExports),
    caseworkExportsToApprove: reads(build, exportsToApprove),
  }),
)
