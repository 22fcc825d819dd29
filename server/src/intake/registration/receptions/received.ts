import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { received } from '@portal/shared-lib/contract/receptions'
import { sql } from 'kysely'
import { petitionsVisibleTo } from '../../../petitions/record/scope'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { readCursor } from '../../../platform/paging/cursor'
import { pageOf } from '../../../platform/paging/page'

const DAY_LENGTH = 10
const SUMMARY_SHOWN = 60

type Received = CallAnswer<typeof received>['list'][number]
type ReceivedAsk = CallInput<typeof received>

/** Petitions of those whom leaders of the caller's organisation received, as far as the caller may see them. */
export const receivedOf = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .innerJoin('leader_reception', join =>
      join
        .onRef('leader_reception.province_code', '=', 'petition.province_code')
        .onRef('leader_reception.petition_id', '=', 'petition.id'),
    )
    .where('petition.register_org_id', '=', caller.orgId)

const FOLLOW_UPS = sql<Received['followUps']>`(
  select coalesce(json_agg(json_build_object('day', day, 'way', way, 'result', result, 'text', text) order by seq), '[]')
  from reception_follow_up as asked
  where asked.province_code = petition.province_code and asked.petition_id = petition.id)`

const WAS_ASKED = sql<boolean>`exists (select from reception_follow_up as asked
  where asked.province_code = petition.province_code and asked.petition_id = petition.id)`

/** A page of them, the latest first. */
export async function readReceived(db: Db, caller: Caller, ask: ReceivedAsk): Promise<CallAnswer<typeof received>> {
  const found = await receivedOf(db, caller)
    .innerJoin('person as leader', 'leader.id', 'leader_reception.leader_id')
    .where(eb => (ask.isFollowedUp ? WAS_ASKED : eb.not(WAS_ASKED)))
    .$if(ask.cursor !== undefined, query => query.where(isBehind(ask.cursor ?? '')))
    .orderBy('leader_reception.day', 'desc')
    .orderBy('petition.id', 'desc')
    .limit(ask.limit + 1)
    .select(['petition.id', 'petition_no as petitionNo', 'leader.user_name as leader', 'leader_reception.day'])
    .select([
      sql<string>`left(petition.summary, ${SUMMARY_SHOWN})`.as('summary'),
      sql<boolean>`end_state <> ''`.as('isClosed'),
      FOLLOW_UPS.as('followUps'),
    ])
    .execute()
  const { rows, next } = pageOf(found, ask.limit, ({ day, id }) => ({ at: new Date(day), id }))
  return { list: rows.map(({ id: _, ...shown }) => shown), next }
}

function isBehind(cursor: string) {
  const { at, id } = readCursor(cursor)
  const day = (at ?? new Date(0)).toISOString().slice(0, DAY_LENGTH)
  return sql<boolean>`(leader_reception.day, petition.id) < (${day}::date, ${id}::bigint)`
}
