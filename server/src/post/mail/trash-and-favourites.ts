import { INBOX, OUTBOX } from '@portal/shared-lib/contract/rules/mail'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { type Position, readCursor } from '../../platform/paging/cursor'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { cappedTotal } from '../../platform/paging/total'
import { attachmentsOf } from './attachments'
import { byMail, idsOf } from './by-mail'
import { mailsRead, namedReceivers } from './receivers-of-page'

/** One more than a total shows. */
const COUNTED = 10_001

export type Shelf = 'trash' | 'favourites'

interface Ask {
  readonly pageNumber: number
  readonly limit: number
  readonly cursor?: string | undefined
}

/**
 * A page of what the caller keeps, received and sent together: the trash by when it was thrown away, the favourites by
 * when they were sent. A mail to oneself is there twice; so a row's key is twice the mail's id, and one more for sent.
 */
export async function listShelf(db: Db, caller: Caller, shelf: Shelf, ask: Ask) {
  const found = await shelfPage(db, caller, shelf, ask).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ at, key }) => ({ at, id: key }))
  const ids = idsOf(rows)
  const attachments = byMail(await attachmentsOf(db, caller, ids))
  const receivers = byMail(await namedReceivers(db, caller, ids))
  const read = await mailsRead(db, caller, ids)
  const list = rows.map(row => ({
    ...shown(row),
    read: flag(row.sent ? read.has(row.groupId) : row.readAt !== null),
    attachments: attachments(row),
    receivers: row.sent ? receivers(row) : [],
  }))
  return { list, ...(await countShelf(db, caller, shelf)), next }
}

/** The rows of a page and one more, by which to know that another page follows. */
export function shelfPage(db: Db, caller: Caller, shelf: Shelf, ask: Ask) {
  const after = ask.cursor === undefined ? undefined : readCursor(ask.cursor)
  const most = ask.limit + 1 + (after ? 0 : rowsBefore(ask))
  return db
    .selectFrom(bothKinds(db, caller, shelf, most, after).as('kept'))
    .innerJoin('mail', join =>
      join.on('mail.province_code', '=', caller.provinceCode).onRef('mail.id', '=', 'kept.groupId'),
    )
    .innerJoin('person', 'person.id', 'mail.sender_id')
    .innerJoin('organisation', 'organisation.id', 'mail.sender_org_id')
    .orderBy('kept.at', 'desc')
    .orderBy('kept.key', 'desc')
    .select(['kept.groupId', 'kept.at', 'kept.sent', 'kept.readAt', 'kept.starred'])
    .select(sql<string>`kept.key::text`.as('key'))
    .select(['mail.contents', 'mail.sent_at as sentAt', 'mail.recalled_at as recalledAt'])
    .select(['mail.receiver_count as receiverCount'])
    .select(['person.user_name as senderName', 'company_name as senderOrgName'])
    .limit(ask.limit + 1)
    .offset(after ? 0 : rowsBefore(ask))
}

/** The first of each kind: those of the page are among them. */
function bothKinds(db: Db, caller: Caller, shelf: Shelf, most: number, after: Position | undefined) {
  const ofSent = db.selectFrom(sent(db, caller, shelf, most, after).as('sent')).selectAll()
  return db
    .selectFrom(received(db, caller, shelf, most, after).as('received'))
    .selectAll()
    .unionAll(ofSent)
}

function received(db: Db, caller: Caller, shelf: Shelf, most: number, after: Position | undefined) {
  const at = sql.ref<Date>(shelf === 'trash' ? 'thrown_at' : 'sent_at')
  return allReceived(db, caller, shelf)
    .$if(after !== undefined, query => query.where(sql<boolean>`(${at}, mail_id) < ${below(after, 1)}`))
    .orderBy(at, 'desc')
    .orderBy('mail_id', 'desc')
    .limit(most)
    .select(['mail_id as groupId', at.as('at'), 'read_at as readAt', 'starred'])
    .select([sql<boolean>`false`.as('sent'), sql<string>`mail_id * 2`.as('key')])
}

function sent(db: Db, caller: Caller, shelf: Shelf, most: number, after: Position | undefined) {
  const at = sql.ref<Date>(shelf === 'trash' ? 'thrown_at' : 'sent_at')
  return allSent(db, caller, shelf)
    .$if(after !== undefined, query => query.where(sql<boolean>`(${at}, id) < ${below(after, 0)}`))
    .orderBy(at, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .select(['id as groupId', at.as('at'), sql<Date | null>`null::timestamptz`.as('readAt'), 'starred'])
    .select([sql<boolean>`true`.as('sent'), sql<string>`id * 2 + 1`.as('key')])
}

const allReceived = (db: Db, caller: Caller, shelf: Shelf) =>
  db
    .selectFrom('mail_receiver')
    .where('province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where(shelf === 'trash' ? sql<boolean>`box = 'trash'` : sql<boolean>`starred and box = 'inbox'`)

const allSent = (db: Db, caller: Caller, shelf: Shelf) =>
  db
    .selectFrom('mail')
    .where('province_code', '=', caller.provinceCode)
    .where('sender_id', '=', caller.personId)
    .where(shelf === 'trash' ? sql<boolean>`box = 'trash'` : sql<boolean>`starred and box = 'outbox'`)

/** The position in terms of mails: keys below `key` belong to received mails below (key + 1) / 2, sent ones key / 2. */
const below = (after: Position | undefined, plus: 0 | 1) =>
  sql`(${after?.at}::timestamptz, (${after?.id}::bigint + ${plus}) / 2)`

/** Of the indexes alone: no column is read. */
async function countShelf(db: Db, caller: Caller, shelf: Shelf) {
  const one = sql`1`.as('one')
  const sent = db.selectFrom(allSent(db, caller, shelf).select(one).limit(COUNTED).as('sent')).select('one')
  const { count } = await db
    .selectFrom(allReceived(db, caller, shelf).select(one).unionAll(sent).limit(COUNTED).as('kept'))
    .select(row => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return cappedTotal(Number(count))
}

type Row = Awaited<ReturnType<ReturnType<typeof shelfPage>['execute']>>[number]

function shown({ groupId, contents, sentAt, starred, sent: isSent, senderName, senderOrgName, ...row }: Row) {
  return {
    groupId,
    contents,
    senderName,
    senderOrgName,
    sentAt: dateTimeOf(sentAt),
    starred: flag(starred),
    type: isSent ? OUTBOX : INBOX,
    receiverCount: row.receiverCount,
    recalled: flag(row.recalledAt !== null),
  } as const
}
