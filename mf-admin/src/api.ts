import { reads, remoteApi, writes } from '@portal/shared-lib'
import { auditRows, auditSeals } from '@portal/shared-lib/contract/calls/audit'
import { jobKinds, jobs, retryJob } from '@portal/shared-lib/contract/calls/jobs'

export const {
  useAdminAuditRowsQuery,
  useAdminAuditSealsQuery,
  useAdminJobKindsQuery,
  useAdminJobsQuery,
  useAdminRetryJobMutation,
} = remoteApi('mf-admin', 'admin', build => ({
  adminAuditRows: reads(build, auditRows, []),
  adminAuditSeals: reads(build, auditSeals, []),
  adminJobKinds: reads(build, jobKinds, ['Job']),
  adminJobs: reads(build, jobs, ['Job']),
  adminRetryJob: writes(build, retryJob, ['Job']),
}))
