import { reads, remoteApi } from '@portal/shared-lib'
import { notices } from '@portal/shared-lib/contract/calls/notices'

export const { useDashboardNoticesQuery } = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardNotices: reads(build, notices, ['Notice']),
}))
