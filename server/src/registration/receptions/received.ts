import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { received } from '@portal/shared-lib/contract/receptions'
import { sql } from 'kysely'
import type { Db } from '../../database/connect'
import type { Caller } from '../../identity/caller'
import { petitionsVisibleTo } from '../../petitions/scope'

const MOST_SHOWN = 200
const SUMMARY_SHOWN = 60

type Received = CallAnswer<typeof received>[number]

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

const NOBODY_ASKED = sql<boolean>`not exists (select from reception_follow_up as asked
  where asked.province_code = petition.province_code and asked.petition_id = petition.id)`

/** Nobody asked afterwards yet first, of these the latest first. */
export function readReceived(db: Db, caller: Caller): Promise<Received[]> {
  return receivedOf(db, caller)
    .innerJoin('person as leader', 'leader.id', 'leader_reception.leader_id')
    .orderBy(NOBODY_ASKED, 'desc')
    .orderBy('leader_reception.day', 'desc')
    .orderBy('petition.id', 'desc')
    .limit(MOST_SHOWN)
    .select(['petition_no as petitionNo', 'leader.user_name as leader', 'leader_reception.day'])
    .select([
      sql<string>`left(petition.summary, ${SUMMARY_SHOWN})`.as('summary'),
      sql<boolean>`end_state <> ''`.as('isClosed'),
      FOLLOW_UPS.as('followUps'),
    ])
    .execute()
}
