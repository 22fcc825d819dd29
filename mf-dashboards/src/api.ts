import { reads, remoteApi } from '@portal/shared-lib'
import { approvals } from '@portal/shared-lib/contract/calls/approvals'
import { homeNumbers } from '@portal/shared-lib/contract/calls/counters'
import { notices } from '@portal/shared-lib/contract/calls/notices'
import { officerWork } from '@portal/shared-lib/contract/calls/officers'
import { regions, report, reports } from '@portal/shared-lib/contract/calls/stats'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'
import { todos } from '@portal/shared-lib/contract/calls/todos'

export const {
  useDashboardNumbersQuery,
  useDashboardNoticesQuery,
  useDashboardTodosQuery,
  useDashboardApprovalsQuery,
  useDashboardOfficerWorkQuery,
  useDashboardReportsQuery,
  useDashboardReportQuery,
  useDashboardRegionsQuery,
  useDashboardCodesQuery,
} = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardNumbers: reads(build, homeNumbers, ['Todo']),
  dashboardNotices: reads(build, notices, ['Notice']),
  dashboardTodos: reads(build, todos, ['Todo']),
  dashboardApprovals: reads(build, approvals, ['Todo']),
  dashboardOfficerWork: reads(build, officerWork, ['Account', 'Setting', 'Job']),
  dashboardReports: reads(build, reports),
  dashboardReport: reads(build, report),
  dashboardRegions: reads(build, regions),
  dashboardCodes: reads(build, codeTable, ['Table']),
}))
