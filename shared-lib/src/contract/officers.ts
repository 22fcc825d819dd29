import { z } from 'zod'
import { dateTime } from './fields'
import { call } from './form'

/** What waits for an officer, each named after the list that it opens. */
export const OFFICER_FIGURES = [
  'pendingAccounts',
  'proposedRoles',
  'dormantAccounts',
  'proposedRights',
  'delegations',
  'rightsReviews',
  'onlineUsers',
  'failedJobs',
  'failedSignIns',
  'reviewsToSign',
] as const

/** The work of an officer: what of it there is on the pages that whoever asks may open; nothing for anybody else. */
export const officerWork = call('POST', 'api/officers/work', {
  background: true,
  answer: z.object({
    figures: z.array(z.object({ name: z.enum(OFFICER_FIGURES), count: z.int() })),
    /** How far the audit is sealed, for the auditor. */
    seals: z.object({ sealed: z.int(), waiting: z.int(), lastAt: dateTime.nullable() }).nullable(),
    /** Bytes, for the system's officer: of the database, and of the disk with the portal's files. */
    storage: z.object({ database: z.int(), free: z.int(), total: z.int() }).nullable(),
  }),
})
