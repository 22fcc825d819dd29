import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { receptionDays, receptionsToday } from '@portal/shared-lib/contract/receptions'
import { sql } from 'kysely'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'

type Day = CallAnswer<typeof receptionDays>[number]

/** The reception days of the caller's organisation that were not cancelled. */
export const daysOf = (db: Db, { provinceCode, orgId }: Caller) =>
  db
    .selectFrom('reception_day')
    .where('province_code', '=', provinceCode)
    .where('reception_day.org_id', '=', orgId)
    .where('cancelled_at', 'is', null)

const DUTY = sql<string>`coalesce((select position_name from post
  where post.person_id = reception_day.leader_id and post.org_id = reception_day.org_id order by post.id limit 1), '')`

const shownDays = (db: Db, caller: Caller) =>
  daysOf(db, caller)
    .innerJoin('person as leader', 'leader.id', 'leader_id')
    .orderBy('day')
    .orderBy(sql`half = 'pm'`)
    .orderBy('reception_day.id')
    .select([
      'reception_day.id as dayId',
      'day',
      'half',
      'leader_id as leaderId',
      'leader.user_name as leader',
      'place',
    ])
    .select([DUTY.as('leaderDuty'), sql<boolean>`published_at is not null`.as('isPublished')])

/** Of a month `YYYY-MM`. */
export function readMonth(db: Db, caller: Caller, month: string): Promise<Day[]> {
  const first = `${month}-01`
  return shownDays(db, caller)
    .where('day', '>=', first)
    .where('day', '<', sql<string>`${first}::date + interval '1 month'`)
    .execute()
}

/** Of today, as far as the public is told. */
export function readToday(db: Db, caller: Caller, at: Date): Promise<CallAnswer<typeof receptionsToday>> {
  return shownDays(db, caller).where('day', '=', dayOf(at)).where('published_at', 'is not', null).execute()
}
