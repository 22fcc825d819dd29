import type { archiveCounts } from '@portal/shared-lib/contract/archives'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { DESTRUCTION_STATE, VOLUME_STATE as STATE } from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { TOTAL_LIMIT } from '../platform/paging/total'
import { destructionsVisibleTo } from './destructions'
import { isExpired } from './list'
import { volumesVisibleTo } from './row'
import { transfersVisibleTo } from './transfers'
import { waitingOf } from './waiting'

/** What each tab of the page leads to, by the queries of its list, in one statement; each up to the limit of totals. */
export async function countTabs(db: Db, caller: Caller, now: Date): Promise<CallAnswer<typeof archiveCounts>> {
  const volumes = volumesVisibleTo(db, caller).select('archive_volume.state').select(isExpired(now).as('expired'))
  const destructions = destructionsVisibleTo(db, caller).select('archive_destruction.state')
  const waiting = (category: 'petition' | 'document') =>
    db
      .selectFrom(waitingOf(db, caller, category).limit(TOTAL_LIMIT).as('found'))
      .select(sql<number>`count(*)::int`.as('count'))
  return await db
    .with('volume', () => volumes)
    .with('list', () => destructions)
    .selectNoFrom([
      waiting('petition').$asScalar().$notNull().as('petitions'),
      waiting('document').$asScalar().$notNull().as('documents'),
      volumesWhere(sql`state = ${STATE.open}`).as('open'),
      volumesWhere(sql`state = ${STATE.closed}`).as('closed'),
      volumesWhere(sql`expired`).as('expired'),
      volumesWhere(sql`state = ${STATE.transferred}`).as('transferred'),
      volumesWhere(sql`state = ${STATE.destroyed}`).as('destroyed'),
      sql<number>`(select count(*)::int from list)`.as('destructions'),
      sql<number>`(select count(*)::int from list where state = ${DESTRUCTION_STATE.proposed})`.as('proposed'),
      sql<number>`(select count(*)::int from (${transfersVisibleTo(db, caller).select('archive_transfer.id')}) as found)`.as(
        'transfers',
      ),
    ])
    .executeTakeFirstOrThrow()
}

const volumesWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`(select count(*)::int from volume where ${condition})`
