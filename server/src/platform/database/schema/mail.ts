import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Key } from './columns'

interface DraftReceiver {
  loginAccount: string
  userName: string
  orgName: string
}

/** Mail, drafts, mailboxes. */
export interface MailTables {
  mail: {
    province_code: string
    id: Key
    sender_id: string
    sender_org_id: string
    sender_dept_id: string
    contents: string
    sent_at: ColumnType<Date, Date, never>
    receiver_count: number
    starred: Defaulted<boolean>
    box: Defaulted<'outbox' | 'trash' | 'gone'>
    thrown_at: ColumnType<Date | null, Date | undefined, Date | null>
    recalled_at: ColumnType<Date | null, undefined, Date>
    search: ColumnType<string | null, string | null | undefined, string>
  }
  mail_receiver: {
    province_code: string
    mail_id: string
    person_id: string
    seq: number
    org_id: string
    dept_id: string
    sent_at: ColumnType<Date, Date, never>
    read_at: ColumnType<Date | null, Date | null | undefined, Date>
    starred: Defaulted<boolean>
    box: Defaulted<'inbox' | 'trash' | 'gone' | 'recalled'>
    thrown_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  mail_draft: {
    province_code: string
    person_id: string
    draft_key: string
    receivers: ColumnType<DraftReceiver[], string, string>
    contents: string
    version: number
    saved_at: Instant
  }
  mail_draft_file: { province_code: string; person_id: string; draft_key: string; seq: number; file_id: string }
  mail_file: { province_code: string; mail_id: string; seq: number; file_id: string }
  mail_counter: {
    province_code: string
    person_id: string
    received_count: number
    unread_count: number
    sent_count: number
  }
}
