import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import type { Shelf } from './shelf'

/**
 * Counts one new message for each of these people, in the order of their ids, so that two transactions never wait for
 * each other crosswise.
 */
export async function countNew(db: Db, personIds: readonly string[], type: MessageTypeCode): Promise<void> {
  await sql`insert into message_counter (person_id, type, total, unread)
    select person_id, ${type}, 1, 1 from unnest(${sql.val(personIds.toSorted())}::text[])
      with ordinality as counted (person_id, place) order by place
    on conflict (person_id, type)
      do update set total = message_counter.total + 1, unread = message_counter.unread + 1`.execute(db)
}

/** Counts so many messages of a person as read. */
export async function countRead(
  db: Db,
  personId: string,
  type: MessageTypeCode,
  count: bigint,
  shelf: Shelf = 'message',
): Promise<void> {
  const column = shelf === 'message' ? 'unread' : 'history_unread'
  await db
    .updateTable('message_counter')
    .set({ [column]: sql`${sql.ref(column)} - ${count}::integer` })
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .execute()
}

/** Counts so many messages of a person, some of them unread, from the latest over to history. */
export async function countMoved(db: Db, personId: string, type: MessageTypeCode, moved: Moved): Promise<void> {
  const { total, unread } = moved
  await db
    .updateTable('message_counter')
    .set({
      total: sql`total - ${total}::integer`,
      unread: sql`unread - ${unread}::integer`,
      history_total: sql`history_total + ${total}::integer`,
      history_unread: sql`history_unread + ${unread}::integer`,
    })
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .execute()
}

interface Moved {
  readonly total: number
  readonly unread: number
}

export interface Counter extends Moved {
  readonly type: MessageTypeCode
}

/** The person's counters; types of which there was never a message have none. */
export async function countersOf(db: Db, personId: string, shelf: Shelf = 'message'): Promise<Counter[]> {
  const counters = await db.selectFrom('message_counter').where('person_id', '=', personId).selectAll().execute()
  return counters.map(({ type, total, unread, history_total, history_unread }) =>
    shelf === 'message' ? { type, total, unread } : { type, total: history_total, unread: history_unread },
  )
}

export async function countUnread(db: Db, personId: string): Promise<number> {
  const counters = await countersOf(db, personId)
  return counters.reduce((sum, { unread }) => sum + unread, 0)
}
