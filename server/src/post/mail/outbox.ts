import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { outbox } from '@portal/shared-lib/contract/mail'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { readCursor } from '../../platform/paging/cursor'
import { pageOf, rowsBefore } from '../../platform/paging/page'
import { cappedTotal, countTotal } from '../../platform/paging/total'
import { attachmentsOf } from './attachments'
import { byMail, idsOf } from './by-mail'
import { mailboxSizes } from './counters'
import { mailsRead, namedReceivers } from './receivers-of-page'
import { beginSearch, mailHolds, type Search } from './search'

type Ask = CallInput<typeof outbox>

/** A page of the caller's outbox, newest first. */
export async function listOutbox(db: Db, caller: Caller, ask: Ask): Promise<CallAnswer<typeof outbox>> {
  const search = ask.keywords ? await beginSearch(db, caller, ask.keywords, 'receivers') : undefined
  const found = await outboxPage(db, caller, ask, search).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ sentAt, groupId }) => ({ at: sentAt, id: groupId }))
  const attachments = byMail(await attachmentsOf(db, caller, idsOf(rows)))
  const receivers = byMail(await namedReceivers(db, caller, idsOf(rows)))
  const total = search
    ? await countTotal(db, sentMails(db, caller, search))
    : cappedTotal((await mailboxSizes(db, caller)).sent)
  const read = await mailsRead(db, caller, idsOf(rows))
  const list = rows.map(row => ({
    ...shown(row),
    read: flag(read.has(row.groupId)),
    attachments: attachments(row),
    receivers: receivers(row),
  }))
  return { list, ...total, next }
}

function sentMails(db: Db, caller: Caller, search: Search | undefined) {
  const sent = db
    .selectFrom('mail')
    .where('mail.province_code', '=', caller.provinceCode)
    .where('mail.sender_id', '=', caller.personId)
    .where(sql<boolean>`mail.box = 'outbox'`)
  return search ? sent.where(mailHolds(search, 'receivers')) : sent
}

/** The sent mails of a page and one more, by which to know that another page follows. */
export function outboxPage(db: Db, caller: Caller, ask: Ask, search?: Search) {
  const inOrder = sentMails(db, caller, search)
    .orderBy('mail.sent_at', 'desc')
    .orderBy('mail.id', 'desc')
    .select(['mail.id as groupId', 'mail.contents', 'mail.sent_at as sentAt', 'mail.starred'])
    .select(['mail.receiver_count as receiverCount', 'mail.recalled_at as recalledAt'])
    .limit(ask.limit + 1)
  if (ask.cursor === undefined) return inOrder.offset(rowsBefore(ask))
  const { at, id } = readCursor(ask.cursor)
  return inOrder.where(sql<boolean>`(mail.sent_at, mail.id) < (${at}::timestamptz, ${id}::bigint)`)
}

type Row = Awaited<ReturnType<ReturnType<typeof outboxPage>['execute']>>[number]

function shown({ sentAt, starred, recalledAt, ...row }: Row) {
  return { ...row, sentAt: dateTimeOf(sentAt), starred: flag(starred), recalled: flag(recalledAt !== null) }
}
