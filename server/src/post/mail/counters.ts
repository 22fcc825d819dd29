import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

export interface MailboxSizes {
  readonly received: number
  readonly unread: number
  readonly sent: number
}

/** How many mails the caller's boxes hold. */
export async function mailboxSizes(db: Db, caller: Caller): Promise<MailboxSizes> {
  const sizes = await db
    .selectFrom('mail_counter')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .select(['received_count as received', 'unread_count as unread', 'sent_count as sent'])
    .executeTakeFirst()
  return sizes ?? { received: 0, unread: 0, sent: 0 }
}

/**
 * Counts a mail with its sender and all its receivers. In the order of their ids, so that two mails at once never wait
 * for each other crosswise.
 */
export async function countSending(db: Db, sender: Caller, receiverIds: readonly string[]): Promise<void> {
  const receivers = new Set(receiverIds)
  const rows = [...new Set([sender.personId, ...receivers])].sort().map(personId => ({
    province_code: sender.provinceCode,
    person_id: personId,
    received_count: Number(receivers.has(personId)),
    unread_count: Number(receivers.has(personId)),
    sent_count: Number(personId === sender.personId),
  }))
  await db
    .insertInto('mail_counter')
    .values(rows)
    .onConflict(row =>
      row.columns(['province_code', 'person_id']).doUpdateSet({
        received_count: sql`mail_counter.received_count + excluded.received_count`,
        unread_count: sql`mail_counter.unread_count + excluded.unread_count`,
        sent_count: sql`mail_counter.sent_count + excluded.sent_count`,
      }),
    )
    .execute()
}

/**
 * Holds counters until the transaction ends, in the order of their owners' ids: whatever moves or reads a mail takes
 * the counters before the mails, so that two windows count once and nobody waits crosswise.
 */
export async function holdCounters(db: Db, { provinceCode }: Caller, personIds: readonly string[]): Promise<void> {
  await db
    .selectFrom('mail_counter')
    .where('province_code', '=', provinceCode)
    .where('person_id', 'in', personIds)
    .orderBy('person_id')
    .select('person_id')
    .forUpdate()
    .execute()
}

/** Changes what the boxes of some people hold; their counters must be held. */
export async function changeCounters(
  db: Db,
  { provinceCode }: Caller,
  personIds: readonly string[],
  { received = 0, unread = 0, sent = 0 }: Partial<MailboxSizes>,
): Promise<void> {
  if (personIds.length === 0) return
  await db
    .updateTable('mail_counter')
    .set(row => ({
      received_count: row('received_count', '+', received),
      unread_count: row('unread_count', '+', unread),
      sent_count: row('sent_count', '+', sent),
    }))
    .where('province_code', '=', provinceCode)
    .where('person_id', 'in', personIds)
    .execute()
}
