import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { changeCounters } from './counters'

/** Where a received mail lies; what is gone or recalled is seen by nobody. */
export type ReceivedBox = 'inbox' | 'trash' | 'gone'
export type SentBox = 'outbox' | 'trash' | 'gone'

interface Move<Box> {
  readonly from: Box
  readonly to: Box
  readonly at: Date
}

/** Moves mails that the caller received and answers which; the caller's counter must be held. */
export async function moveReceived(db: Db, caller: Caller, ids: readonly string[], move: Move<ReceivedBox>) {
  const moved = await db
    .updateTable('mail_receiver')
    .set({ box: move.to, thrown_at: move.to === 'trash' ? move.at : null })
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('mail_id', 'in', ids)
    .where('box', '=', move.from)
    .returning(['mail_id as id', 'read_at as readAt'])
    .execute()
  const sign = signOf(move, 'inbox')
  const unread = moved.filter(({ readAt }) => readAt === null).length
  await changeCounters(db, caller, [caller.personId], { received: sign * moved.length, unread: sign * unread })
  return moved.map(({ id }) => id)
}

/** Moves mails that the caller sent and answers which; the caller's counter must be held. */
export async function moveSent(db: Db, caller: Caller, ids: readonly string[], move: Move<SentBox>) {
  const moved = await db
    .updateTable('mail')
    .set({ box: move.to, thrown_at: move.to === 'trash' ? move.at : null })
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .where('id', 'in', ids)
    .where('box', '=', move.from)
    .returning('id')
    .execute()
  await changeCounters(db, caller, [caller.personId], { sent: signOf(move, 'outbox') * moved.length })
  return moved.map(({ id }) => id)
}

/** What a counted box gains: 1 where mails come into it, -1 where they leave it. */
function signOf<Box>({ from, to }: Move<Box>, counted: Box): number {
  return Number(to === counted) - Number(from === counted)
}
