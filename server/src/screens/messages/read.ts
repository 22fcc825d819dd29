import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { markHistoryRead, markMessagesRead, openMessage as openCall } from '@portal/shared-lib/contract/messages'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { isRowId } from '../../platform/paging/row-id'
import { refuse } from '../../platform/refusal'
import { countRead } from '../../post/messages/counter'
import { type Messages, messagesOf, type Receiver, type Shelf } from '../../post/messages/shelf'
import { historyMatching } from './history'
import { withPetitionsNamed } from './named'
import { shownMessage } from './shown'

type Ask = CallInput<typeof markMessagesRead>

/**
 * Opens a message of the caller's, which is read from then on. Somebody else's is refused like one that does not
 * exist.
 */
export async function openMessage(db: Db, caller: Caller, id: string): Promise<CallAnswer<typeof openCall>> {
  const found = (await find(db, caller, id, 'message')) ?? (await find(db, caller, id, 'message_history'))
  if (!found) return refuse('notFound', { what: '消息' })
  await markRead(db, caller, { type: found.type, ids: [id] })
  const [named] = await withPetitionsNamed(db, caller, [shownMessage({ ...found, state: '1' })])
  return named ?? refuse('notFound', { what: '消息' })
}

const find = async (db: Db, receiver: Receiver, id: string, shelf: Shelf) =>
  isRowId(id) ? await messagesOf(db, receiver, shelf).where('id', '=', id).selectAll().executeTakeFirst() : undefined

/**
 * Marks the caller's unread messages of a type as read: all of the latest, or those named, wherever they lie by now. Ids
 * that are not theirs have no effect.
 */
export async function markRead(db: Db, receiver: Receiver, { type, ids }: Ask): Promise<void> {
  const named = (shelf: Shelf) => {
    const messages = messagesOf(db, receiver, shelf).where('type', '=', type)
    return ids ? messages.where(sql<boolean>`id = any(${ids.filter(isRowId)}::bigint[])`) : messages
  }
  await markAll(db, receiver, type, named('message'), 'message')
  if (ids) await markAll(db, receiver, type, named('message_history'), 'message_history')
}

/** Marks unread messages of the caller's history as read: those of a type that match, or those named. */
export async function markInHistory(
  db: Db,
  receiver: Receiver,
  ask: CallInput<typeof markHistoryRead>,
  now: Date,
): Promise<void> {
  if (ask.ids) return await markRead(db, receiver, ask)
  await markAll(db, receiver, ask.type, historyMatching(db, receiver, ask, now), 'message_history')
}

async function markAll(db: Db, { personId }: Receiver, type: Ask['type'], messages: Messages, shelf: Shelf) {
  const { numUpdatedRows } = await db
    .updateTable(shelf as 'message')
    .set({ state: '1' })
    .where('person_id', '=', personId)
    .where('id', 'in', unreadInOrder(messages))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await countRead(db, personId, type, numUpdatedRows, shelf)
  await tell(db, [personId], 'Message')
}

/** Locked in the order of their ids, so that two windows marking at once never wait for each other crosswise. */
const unreadInOrder = (messages: Messages) => messages.where('state', '=', '0').select('id').orderBy('id').forUpdate()
