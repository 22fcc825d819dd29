import { statfs } from 'node:fs/promises'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { OFFICER_FIGURES, officerWork } from '@portal/shared-lib/contract/officers'
import { sql } from 'kysely'
import { countRows } from '../../platform/audit/reading/rows'
import { readSeals } from '../../platform/audit/reading/seals'
import { dayOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Services } from '../../platform/services'
import { countAccounts } from '../accounts/list'
import { countDelegations } from '../authorisation/delegations'
import { countProposals } from '../authorisation/matrix'
import { countJobs } from '../jobs/list'
import { listOnline } from '../online-users/list'
import { countReviews } from '../rights-reviews/list'

type Work = CallAnswer<typeof officerWork>
type Figure = (typeof OFFICER_FIGURES)[number]

/** A number as its list would say it, and the page of that list. */
interface Counted {
  readonly page: string
  readonly count: (services: Services, caller: Caller) => Promise<number>
}

const FIGURES: Readonly<Record<Figure, Counted>> = {
  pendingAccounts: { page: 'sys/user', count: services => countAccounts(services.db, services, 'pending') },
  proposedRoles: { page: 'sys/user', count: services => countAccounts(services.db, services, 'proposed') },
  dormantAccounts: { page: 'sys/user', count: services => countAccounts(services.db, services, 'dormant') },
  proposedRights: { page: 'sys/authorisation', count: ({ db }) => countProposals(db) },
  delegations: { page: 'sys/authorisation', count: ({ db, now }) => countDelegations(db, now()) },
  rightsReviews: { page: 'sys/authorisation', count: ({ db }, caller) => countReviews(db, caller, 'open') },
  onlineUsers: {
    page: 'sys/online',
    count: async (services, caller) =>
      (await listOnline(services.db, services, caller, { text: '', pageNumber: 1 })).total,
  },
  failedJobs: { page: 'sys/jobs', count: ({ db, config }) => countJobs(db, config.provinceCode, 'failed') },
  failedSignIns: { page: 'sys/audit', count: countFailedSignIns },
  reviewsToSign: { page: 'sys/audit', count: ({ db }, caller) => countReviews(db, caller, 'signed') },
}

export async function readWork(services: Services, caller: Caller): Promise<Work> {
  const shown = (Object.keys(FIGURES) as Figure[]).filter(name => caller.permissions.has(FIGURES[name].page))
  const [counts, seals, storage] = await Promise.all([
    Promise.all(shown.map(name => FIGURES[name].count(services, caller))),
    caller.permissions.has('sys/audit') ? readSeals(services.db) : null,
    caller.permissions.has('sys/jobs') ? readStorage(services) : null,
  ])
  return { figures: shown.map((name, at) => ({ name, count: counts[at] ?? 0 })), seals, storage }
}

/** Today's. */
function countFailedSignIns({ db, now }: Services, caller: Caller): Promise<number> {
  const today = dayOf(now())
  return countRows(db, caller, { from: today, to: today, action: '登录', failedOnly: true })
}

async function readStorage({ db, config }: Services) {
  const [{ rows }, { bsize, bavail, blocks }] = await Promise.all([
    sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db),
    statfs(config.dataFolder),
  ])
  return { database: Number(rows[0]?.size ?? 0), free: bavail * bsize, total: blocks * bsize }
}
