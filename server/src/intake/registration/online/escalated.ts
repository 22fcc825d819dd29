import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type * as contract from '@portal/shared-lib/contract/online'
import { sql } from 'kysely'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

type Escalated = CallAnswer<typeof contract.onlineItem>['escalated']

/** What a leader was told last of what waits to be registered, and has said. */
export async function escalatedOf(db: Db, { provinceCode }: Caller, petitionId: string): Promise<Escalated> {
  const row = await db
    .selectFrom('approval')
    .leftJoin('approval_decision as said', join =>
      join.onRef('said.province_code', '=', 'approval.province_code').onRef('said.approval_id', '=', 'approval.id'),
    )
    .leftJoin('person', 'person.id', 'said.person_id')
    .where('approval.province_code', '=', provinceCode)
    .where('approval.petition_id', '=', petitionId)
    .where('approval.subject_type', '=', 'escalate')
    .orderBy('approval.id', 'desc')
    .orderBy('said.seq', 'desc')
    .select(['approval.state', 'approval.text as summary'])
    .select(eb => eb.fn.coalesce('person.user_name', sql<string>`''`).as('answeredBy'))
    .select(eb => eb.fn.coalesce('said.opinion', sql<string>`''`).as('opinion'))
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
