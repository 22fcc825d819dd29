import type { MessageTypeCode } from '@portal/shared-lib/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../database/connect'

/**
 * Counts one new message for each of these people, in the order of their ids, so that two transactions never wait for
 * each other crosswise.
 */
export async function countNew(db: Db, personIds: readonly string[], type: MessageTypeCode): Promise<void> {
  const rows = personIds.toSorted().map(person_id => ({ person_id, type, total: 1, unread: 1 }))
  await db
    .insertInto('message_counter')
    .values(rows)
    .onConflict(row =>
      row.columns(['person_id', 'type']).doUpdateSet({
        total: sql`message_counter.total + 1`,
        unread: sql`message_counter.unread + 1`,
      }),
    )
    .execute()
}

/** Counts so many messages of a person as read. */
export async function countRead(db: Db, personId: string, type: MessageTypeCode, count: bigint): Promise<void> {
  await db
    .updateTable('message_counter')
    .set({ unread: sql`unread - ${count}::integer` })
    .where('person_id', '=', personId)
    .where('type', '=', type)
    .execute()
}

/** The person's counters; types of which there was never a message have none. */
export function countersOf(db: Db, personId: string) {
  return db
    .selectFrom('message_counter')
    .where('person_id', '=', personId)
    .select(['type', 'total', 'unread'])
    .execute()
}

export async function countUnread(db: Db, personId: string): Promise<number> {
  const counters = await countersOf(db, personId)
  return counters.reduce((sum, { unread }) => sum + unread, 0)
}
