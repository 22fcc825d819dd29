import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import type { Services } from '../../platform/services'
import { countMoved } from './counter'
import { LATEST_DAYS } from './shelf'

/** Messages moved in one transaction: of one person and one type, so that its locks meet nobody's crosswise. */
const AT_ONCE = 500
/** Messages looked at in search of people whose messages are due. */
const LOOKED_AT = 5000

interface Group {
  readonly person_id: string
  readonly type: MessageTypeCode
}

/** Moves messages of more than 30 days to history. Two servers may do it at once: each moves what the other does not. */
export async function moveToHistory({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - LATEST_DAYS * DAY_MS)
  for (;;) {
    let moved = 0
    for (const group of await groupsDue(db, before).execute()) {
      moved += await db.transaction().execute(transaction => moveGroup(transaction, group, before, now()))
    }
    // Nothing: there is nothing left, or another server is at it.
    if (moved === 0) return
  }
}

/** People and types of whom messages are due, as far as one look goes. */
export function groupsDue(db: Db, before: Date) {
  const day = (at: RawBuilder<unknown>) => sql`(${at} at time zone 'Asia/Shanghai')::date`
  const due = db
    .selectFrom('message')
    .where(sql<boolean>`${day(sql.ref('created_at'))} <= ${day(sql`${before}::timestamptz`)}`)
    .where('created_at', '<', before)
    .select(['person_id', 'type'])
    .limit(LOOKED_AT)
  return db.selectFrom(due.as('due')).distinct().select(['person_id', 'type'])
}

async function moveGroup(db: Db, { person_id, type }: Group, before: Date, at: Date): Promise<number> {
  const { rows } = await sql<{ state: '0' | '1' }>`
    with due as (
      select id from message
      where person_id = ${person_id} and type = ${type} and created_at < ${before}
      order by created_at, id limit ${AT_ONCE} for update skip locked
    ), gone as (
      delete from message using due where message.person_id = ${person_id} and message.id = due.id returning message.*
    )
    insert into message_history (person_id, id, type, state, content, created_by, created_at, opens, moved_at)
    select person_id, id, type, state, content, created_by, created_at, opens, ${at} from gone
    returning state`.execute(db)
  if (rows.length === 0) return 0
  const unread = rows.filter(({ state }) => state === '0').length
  await countMoved(db, person_id, type, { total: rows.length, unread })
  if (unread > 0) await tell(db, [person_id], 'Message')
  return rows.length
}
