import { reads, remoteApi, writes } from '@portal/shared-lib'
import { auditRows, auditSeals } from '@portal/shared-lib/contract/calls/audit'
import { calendarYears } from '@portal/shared-lib/contract/calls/clocks'
import { compositions, rings } from '@portal/shared-lib/contract/calls/federation'
import { jobKinds, jobs, retryJob } from '@portal/shared-lib/contract/calls/jobs'
import { findOrganisations } from '@portal/shared-lib/contract/calls/lookups'
import {
  importCalendar,
  parameterHistory,
  parameters,
  previewCalendar,
  previewParameter,
  setParameter,
} from '@portal/shared-lib/contract/calls/parameters'

export const {
  useAdminAuditRowsQuery,
  useAdminAuditSealsQuery,
  useAdminCompositionsQuery,
  useAdminJobKindsQuery,
  useAdminJobsQuery,
  useAdminOrganisationChoicesQuery,
  useAdminRetryJobMutation,
  useAdminRingsQuery,
  useAdminCalendarYearsQuery,
  useAdminImportCalendarMutation,
  useAdminParameterHistoryQuery,
  useAdminParametersQuery,
  useAdminPreviewCalendarMutation,
  useAdminPreviewParameterMutation,
  useAdminSetParameterMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminAuditRows: reads(build, auditRows, []),
  adminAuditSeals: reads(build, auditSeals, []),
  adminCompositions: reads(build, compositions, []),
  adminJobKinds: reads(build, jobKinds, ['Job']),
  adminJobs: reads(build, jobs, ['Job']),
  adminRetryJob: writes(build, retryJob, ['Job']),
  adminRings: reads(build, rings, []),
  adminOrganisationChoices: reads(build, findOrganisations, ['Organisation']),
  adminCalendarYears: reads(build, calendarYears, ['Setting']),
  adminImportCalendar: writes(build, importCalendar, ['Setting']),
  adminParameterHistory: reads(build, parameterHistory, ['Setting']),
  adminParameters: reads(build, parameters, ['Setting']),
  adminPreviewCalendar: writes(build, previewCalendar, []),
  adminPreviewParameter: writes(build, previewParameter, []),
  adminSetParameter: writes(build, setParameter, ['Setting']),
}))
