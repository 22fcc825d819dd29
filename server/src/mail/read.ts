import type { Db } from '../database/connect'
import { refuse } from '../http/refusal'
import type { Caller } from '../identity/caller'
import { tell } from '../live/tell'
import { isRowId } from '../paging/row-id'
import { countRead, holdCounter } from './counters'

/** Marks all mails of the caller's inbox as read. */
export async function readAll(db: Db, caller: Caller, at: Date): Promise<void> {
  await holdCounter(db, caller)
  const { numUpdatedRows } = await unreadOf(db, caller, at).executeTakeFirstOrThrow()
  await countAndTell(db, caller, numUpdatedRows)
}

/** Marks mails of the caller's inbox as read. Refuses, and marks none, where one of them is not there. */
export async function readMails(db: Db, caller: Caller, mailIds: readonly string[], at: Date): Promise<void> {
  const ids = [...new Set(mailIds)]
  if (!ids.every(isRowId) || (await countReceived(db, caller, ids)) < ids.length) refuse('notFound', { what: '邮件' })
  await readReceived(db, caller, ids, at)
}

/** Marks those of the mails as read that lie in the caller's inbox, unread. */
export async function readReceived(db: Db, caller: Caller, mailIds: readonly string[], at: Date): Promise<void> {
  await holdCounter(db, caller)
  const { numUpdatedRows } = await unreadOf(db, caller, at).where('mail_id', 'in', mailIds).executeTakeFirstOrThrow()
  await countAndTell(db, caller, numUpdatedRows)
}

function unreadOf(db: Db, caller: Caller, at: Date) {
  return db
    .updateTable('mail_receiver')
    .set({ read_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('read_at', 'is', null)
}

async function countReceived(db: Db, caller: Caller, mailIds: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('mail_receiver')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('mail_id', 'in', mailIds)
    .select(row => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function countAndTell(db: Db, caller: Caller, read: bigint): Promise<void> {
  if (read === 0n) return
  await countRead(db, caller, Number(read))
  await tell(db, [caller.personId], 'Mail')
}
