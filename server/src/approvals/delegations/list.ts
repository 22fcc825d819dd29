import type { delegations } from '@portal/shared-lib/contract/approvals'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { Selectable } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import type { Database } from '../../platform/database/schema'
import { subjectName } from '../subjects'

type Shown = CallAnswer<typeof delegations>[number]
type Row = Selectable<Database['approval_delegation']>

const MOST = 100

/** What the caller gave and was given, newest first. */
export async function listDelegations(db: Db, { personId }: Caller, now: Date): Promise<Shown[]> {
  const rows = await db
    .selectFrom('approval_delegation')
    .innerJoin('person as giver', 'giver.id', 'from_person_id')
    .innerJoin('person as receiver', 'receiver.id', 'to_person_id')
    .where(eb => eb.or([eb('from_person_id', '=', personId), eb('to_person_id', '=', personId)]))
    .orderBy('approval_delegation.id', 'desc')
    .limit(MOST)
    .selectAll('approval_delegation')
    .select(['giver.user_name as from', 'receiver.user_name as to'])
    .execute()
  return rows.map(({ from, to, ...row }) => ({ from, to, ...shown(row, now), isOwn: row.from_person_id === personId }))
}

const shown = (row: Row, now: Date) => ({
  delegationId: row.id,
  types: row.subject_types,
  typeNames: row.subject_types.map(subjectName),
  reason: row.reason,
  fromAt: dateTimeOf(row.from_at),
  untilAt: dateTimeOf(row.until_at),
  state: stateOf(row, now),
})

function stateOf({ from_at, until_at, ended_at }: Row, now: Date): Shown['state'] {
  if (ended_at || until_at <= now) return 'ended'
  return from_at > now ? 'coming' : 'active'
}
