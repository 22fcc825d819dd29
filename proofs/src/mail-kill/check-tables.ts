import assert from 'node:assert/strict'
import type { Database } from '../database.ts'
import type { SentMail } from './write.ts'

/** Rows that contradict each other; each of these finds none. */
const CONTRADICTIONS = {
  'counters that disagree with a recount': `
    select person_id from mail_counter as counter
    cross join lateral (
      select count(*) filter (where box = 'inbox') as received,
        count(*) filter (where box = 'inbox' and read_at is null) as unread
      from mail_receiver where mail_receiver.person_id = counter.person_id) as inbox
    cross join lateral (
      select count(*) as sent from mail where sender_id = counter.person_id and box = 'outbox') as outbox
    where (received_count, unread_count, sent_count) is distinct from (received, unread, sent)`,
  'mailboxes without a counter': `
    select person_id from (select person_id from mail_receiver union select sender_id from mail) as owner
    where not exists (select from mail_counter where mail_counter.person_id = owner.person_id)`,
  'mails that lack receivers': `
    select id from mail
    where receiver_count <> (select count(*) from mail_receiver where mail_receiver.mail_id = mail.id)`,
  'mails that no search finds': 'select id from mail where search is null',
  'attachments whose file is not kept': `
    select file_id from mail_file join file on file.id = file_id where state <> 'kept'`,
  'attached files that no mail has': `
    select id from file where state = 'kept' and name like '%凭据附件%'
      and not exists (select from mail_file where file_id = file.id)`,
}

/** What the tables say, all mailboxes of the province included; and that each sending was written down once. */
export async function checkTables(database: Database, sent: SentMail[]) {
  for (const [what, query] of Object.entries(CONTRADICTIONS)) {
    const { rows } = await database.query(query)
    assert.deepEqual(rows, [], what)
  }
  const ids = sent.map(({ id }) => id)
  const audited = `select object_id from audit where action = '发送邮件' and object_id = any($1)`
  const { rows } = await database.query(audited, [ids])
  assert.deepEqual(rows.map(row => row.object_id).sort(), ids.sort(), 'sendings in the audit')
}
