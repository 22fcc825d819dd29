import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { inbox } from '@portal/shared-lib/contract/mail'
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
import { beginSearch, mailHolds, type Search } from './search'

type Ask = CallInput<typeof inbox>

/** A page of the caller's inbox, newest first. */
export async function listInbox(db: Db, caller: Caller, ask: Ask): Promise<CallAnswer<typeof inbox>> {
  const search = ask.keywords ? await beginSearch(db, caller, ask.keywords, 'sender') : undefined
  const found = await inboxPage(db, caller, ask, search).execute()
  const { rows, next } = pageOf(found, ask.limit, ({ sentAt, groupId }) => ({ at: sentAt, id: groupId }))
  const attachments = byMail(await attachmentsOf(db, caller, idsOf(rows)))
  const total = search
    ? await countTotal(db, receivedMails(db, caller, search))
    : cappedTotal((await mailboxSizes(db, caller)).received)
  return { list: rows.map(row => ({ ...shown(row), attachments: attachments(row) })), ...total, next }
}

function receivedMails(db: Db, caller: Caller, search: Search | undefined) {
  const received = db
    .selectFrom('mail_receiver')
    .innerJoin('mail', join =>
      join
        .onRef('mail.province_code', '=', 'mail_receiver.province_code')
        .onRef('mail.id', '=', 'mail_receiver.mail_id'),
    )
    .innerJoin('person', 'person.id', 'mail.sender_id')
    .where('mail_receiver.province_code', '=', caller.provinceCode)
    .where('mail_receiver.person_id', '=', caller.personId)
    .where(sql<boolean>`mail_receiver.box = 'inbox'`)
  return search ? received.where(mailHolds(search, 'sender')) : received
}

/** The received mails of a page and one more, by which to know that another page follows. */
export function inboxPage(db: Db, caller: Caller, ask: Ask, search?: Search) {
  const inOrder = receivedMails(db, caller, search)
    .innerJoin('organisation', 'organisation.id', 'mail.sender_org_id')
    .innerJoin('department', 'department.id', 'mail.sender_dept_id')
    .orderBy('mail_receiver.sent_at', 'desc')
    .orderBy('mail_receiver.mail_id', 'desc')
    .select(['mail.id as groupId', 'mail.contents', 'mail_receiver.sent_at as sentAt'])
    .select(['mail_receiver.read_at as readAt', 'mail_receiver.starred'])
    .select(['person.id as senderId', 'login_account as senderAccount', 'user_name as senderName'])
    .select(['company_name as senderOrgName', 'dept_name as senderDeptName'])
    .limit(ask.limit + 1)
  if (ask.cursor === undefined) return inOrder.offset(rowsBefore(ask))
  const { at, id } = readCursor(ask.cursor)
  const older = sql<boolean>`(mail_receiver.sent_at, mail_receiver.mail_id) < (${at}::timestamptz, ${id}::bigint)`
  return inOrder.where(older)
}

type Row = Awaited<ReturnType<ReturnType<typeof inboxPage>['execute']>>[number]

function shown({ sentAt, readAt, starred, ...row }: Row) {
  return { ...row, sentAt: dateTimeOf(sentAt), read: flag(readAt !== null), starred: flag(starred) }
}
