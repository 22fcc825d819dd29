import { reads, remoteApi, writes } from '@portal/shared-lib'
import { homeLayouts, saveHomeLayout } from '@portal/shared-lib/contract/calls/account'
import { approvals, decide } from '@portal/shared-lib/contract/calls/approvals'
import {
  claimSeveral,
  distribute,
  handOn,
  previewDistribution,
  release,
} from '@portal/shared-lib/contract/calls/assignments'
import { homeNumbers, several } from '@portal/shared-lib/contract/calls/counters'
import {
  crossTable,
  pauseSchedule,
  removeTable,
  renameTable,
  savedTables,
  saveTable,
  schedules,
  scheduleTable,
  stopSchedule,
} from '@portal/shared-lib/contract/calls/cross-tables'
import { agenda, ownWeek } from '@portal/shared-lib/contract/calls/homes'
import { departmentBoard, departmentFlow } from '@portal/shared-lib/contract/calls/kanban'
import { listCounts } from '@portal/shared-lib/contract/calls/lists'
import { openMeetings } from '@portal/shared-lib/contract/calls/meetings'
import { notices } from '@portal/shared-lib/contract/calls/notices'
import { officerWork } from '@portal/shared-lib/contract/calls/officers'
import { receptionDays } from '@portal/shared-lib/contract/calls/receptions'
import { freeze, regions, report, reports } from '@portal/shared-lib/contract/calls/stats'
import { codeTable } from '@portal/shared-lib/contract/calls/tables'
import { tickets } from '@portal/shared-lib/contract/calls/tickets'
import { todos } from '@portal/shared-lib/contract/calls/todos'

export const {
  useDashboardNumbersQuery,
  useDashboardNoticesQuery,
  useDashboardCountsQuery,
  useDashboardAgendaQuery,
  useDashboardOwnWeekQuery,
  useDashboardListCountsQuery,
  useDashboardOpenMeetingsQuery,
  useDashboardTicketsQuery,
  useDashboardReceptionDaysQuery,
  useDashboardHomeLayoutsQuery,
  useDashboardSaveHomeLayoutMutation,
  useDashboardTodosQuery,
  useDashboardApprovalsQuery,
  useDashboardDecideMutation,
  useDashboardOfficerWorkQuery,
  useDashboardReportsQuery,
  useDashboardReportQuery,
  useDashboardRegionsQuery,
  useDashboardFreezeMutation,
  useDashboardCrossTableQuery,
  useDashboardSavedTablesQuery,
  useDashboardSaveTableMutation,
  useDashboardRenameTableMutation,
  useDashboardRemoveTableMutation,
  useDashboardSchedulesQuery,
  useDashboardScheduleTableMutation,
  useDashboardPauseScheduleMutation,
  useDashboardStopScheduleMutation,
  useDashboardCodesQuery,
  useDashboardDepartmentBoardQuery,
  useDashboardDepartmentFlowQuery,
  useDashboardClaimMutation,
  useDashboardDistributeMutation,
  useLazyDashboardPreviewDistributionQuery,
  useDashboardHandOnMutation,
  useDashboardReleaseMutation,
} = remoteApi('mf-dashboards', 'dashboard', build => ({
  dashboardNumbers: reads(build, homeNumbers, ['Todo']),
  dashboardCounts: reads(build, several, ['Todo']),
  dashboardAgenda: reads(build, agenda, ['Todo']),
  dashboardOwnWeek: reads(build, ownWeek, ['Todo']),
  dashboardListCounts: reads(build, listCounts, ['Petition']),
  dashboardOpenMeetings: reads(build, openMeetings, ['Meeting']),
  dashboardTickets: reads(build, tickets, ['Todo']),
  dashboardReceptionDays: reads(build, receptionDays, ['Petition']),
  dashboardHomeLayouts: reads(build, homeLayouts, ['Setting']),
  dashboardSaveHomeLayout: writes(build, saveHomeLayout, ['Setting']),
  dashboardNotices: reads(build, notices, ['Notice']),
  dashboardTodos: reads(build, todos, ['Todo']),
  dashboardApprovals: reads(build, approvals, ['Todo']),
  dashboardDecide: writes(build, decide, ['Petition', 'Todo']),
  dashboardOfficerWork: reads(build, officerWork, ['Account', 'Setting', 'Job']),
  dashboardReports: reads(build, reports),
  dashboardReport: reads(build, report),
  dashboardFreeze: writes(build, freeze),
  dashboardCrossTable: reads(build, crossTable),
  dashboardSavedTables: reads(build, savedTables, ['Setting']),
  dashboardSaveTable: writes(build, saveTable, ['Setting']),
  dashboardRenameTable: writes(build, renameTable, ['Setting']),
  dashboardRemoveTable: writes(build, removeTable, ['Setting']),
  dashboardSchedules: reads(build, schedules, ['Setting']),
  dashboardScheduleTable: writes(build, scheduleTable, ['Setting']),
  dashboardPauseSchedule: writes(build, pauseSchedule, ['Setting']),
  dashboardStopSchedule: writes(build, stopSchedule, ['Setting']),
  dashboardRegions: reads(build, regions),
  dashboardCodes: reads(build, codeTable, ['Table']),
  dashboardDepartmentBoard: reads(build, departmentBoard, ['Todo']),
  dashboardDepartmentFlow: reads(build, departmentFlow, ['Todo']),
  dashboardClaim: writes(build, claimSeveral, ['Todo']),
  dashboardPreviewDistribution: reads(build, previewDistribution),
  dashboardDistribute: writes(build, distribute, ['Todo']),
  dashboardHandOn: writes(build, handOn, ['Todo']),
  dashboardRelease: writes(build, release, ['Todo']),
}))
