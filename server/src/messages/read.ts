import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { markMessagesRead, openMessage as openCall } from '@portal/shared-lib/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../database/connect'
import { refuse } from '../http/refusal'
import type { Caller } from '../identity/caller'
import { tell } from '../live/tell'
import { isRowId } from '../paging/row-id'
import { countRead } from './counter'
import { messagesOf, shownMessage } from './list'

type Receiver = Pick<Caller, 'personId'>
type Ask = CallInput<typeof markMessagesRead>

/**
 * Opens a message of the caller's, which is read from then on. Somebody else's is refused like one that does not
 * exist.
 */
export async function openMessage(db: Db, receiver: Receiver, id: string): Promise<CallAnswer<typeof openCall>> {
  const found = isRowId(id) && (await messagesOf(db, receiver).where('id', '=', id).selectAll().executeTakeFirst())
  if (!found) return refuse('notFound', { what: '消息' })
  await markRead(db, receiver, { type: found.type, ids: [id] })
  return shownMessage({ ...found, state: '1' })
}

/** Marks the caller's unread messages of a type as read, all or those named; ids that are not theirs have no effect. */
export async function markRead(db: Db, receiver: Receiver, ask: Ask): Promise<void> {
  const { personId } = receiver
  const { numUpdatedRows } = await db
    .updateTable('message')
    .set({ state: '1' })
    .where('person_id', '=', personId)
    .where('id', 'in', unreadInOrder(db, receiver, ask))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await countRead(db, personId, ask.type, numUpdatedRows)
  await tell(db, [personId], 'Message')
}

/** Locked in the order of their ids, so that two windows marking at once never wait for each other crosswise. */
function unreadInOrder(db: Db, receiver: Receiver, { type, ids }: Ask) {
  const unread = messagesOf(db, receiver)
    .where('type', '=', type)
    .where('state', '=', '0')
    .select('id')
    .orderBy('id')
    .forUpdate()
  return ids ? unread.where(sql<boolean>`id = any(${ids.filter(isRowId)}::bigint[])`) : unread
}
