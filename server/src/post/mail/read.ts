import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { tell } from '../../platform/live/tell'
import { refuseRule } from '../../platform/refusal'
import { changeCounters, holdCounters } from './counters'
import { mailIds, mailMissing } from './mail-ids'

/** Marking more than these at once tells their senders nothing; they see it when they look again. */
const SENDERS_TOLD_OF = 100

const RECALLED = '该邮件已被发件人收回'

/** Marks all mails of the caller's inbox as read. */
export async function readAll(db: Db, caller: Caller, at: Date): Promise<void> {
  await holdCounters(db, caller, [caller.personId])
  const read = await markRead(db, caller, at).where('box', '=', 'inbox').returning(['box', 'mail_id as id']).execute()
  await countAndTell(db, caller, read)
}

/** Marks mails that the caller received as read. Refuses, and marks none, where one of them is not there. */
export async function readMails(db: Db, caller: Caller, named: readonly string[], at: Date): Promise<void> {
  const ids = mailIds(named)
  await holdCounters(db, caller, [caller.personId])
  const boxes = await boxesOf(db, caller, ids)
  if (boxes.includes('recalled')) refuseRule(RECALLED)
  if (boxes.length < ids.length || boxes.includes('gone')) mailMissing()
  await markThose(db, caller, ids, at)
}

/** Marks those of the mails as read that the caller has received and not read. */
export async function readReceived(db: Db, caller: Caller, ids: readonly string[], at: Date): Promise<void> {
  await holdCounters(db, caller, [caller.personId])
  await markThose(db, caller, ids, at)
}

async function markThose(db: Db, caller: Caller, ids: readonly string[], at: Date): Promise<void> {
  const read = await markRead(db, caller, at)
    .where('mail_id', 'in', ids)
    .where('box', 'in', ['inbox', 'trash'])
    .returning(['box', 'mail_id as id'])
    .execute()
  await countAndTell(db, caller, read)
}

function markRead(db: Db, caller: Caller, at: Date) {
  return db
    .updateTable('mail_receiver')
    .set({ read_at: at })
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('read_at', 'is', null)
}

/** Locked, so that a mail is either read or recalled. */
async function boxesOf(db: Db, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_receiver')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('mail_id', 'in', ids)
    .select('box')
    .forUpdate()
    .execute()
  return rows.map(({ box }) => box)
}

interface ReadRow {
  readonly id: string
  readonly box: string
}

async function countAndTell(db: Db, caller: Caller, read: readonly ReadRow[]): Promise<void> {
  if (read.length === 0) return
  const unread = -read.filter(({ box }) => box === 'inbox').length
  await changeCounters(db, caller, [caller.personId], { unread })
  const ids = read.map(({ id }) => id)
  const senders = ids.length > SENDERS_TOLD_OF ? [] : await sendersOfFirstRead(db, caller, ids)
  await tell(db, [...new Set([caller.personId, ...senders])], 'Mail')
}

/** Those whose outbox turns to read by this: nobody else has read their mail yet. */
async function sendersOfFirstRead(db: Db, caller: Caller, ids: readonly string[]): Promise<string[]> {
  const senders = await db
    .selectFrom('mail')
    .where('province_code', '=', caller.provinceCode)
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_receiver as other')
            .whereRef('other.province_code', '=', 'mail.province_code')
            .whereRef('other.mail_id', '=', 'mail.id')
            .where('other.read_at', 'is not', null)
            .where('other.person_id', '!=', caller.personId)
            .select('other.seq'),
        ),
      ),
    )
    .select('sender_id')
    .distinct()
    .execute()
  return senders.map(({ sender_id }) => sender_id)
}
