import { sql } from 'kysely'

/** The condition that one of the mail's attachments has a name that matches a pattern. */
export const hasAttachmentLike = (pattern: string) => sql<boolean>`exists (
  select from mail_file join file on file.id = mail_file.file_id
  where mail_file.province_code = mail.province_code and mail_file.mail_id = mail.id and file.name like ${pattern})`

/** The condition that one of the mail's receivers has a name that matches a pattern. */
export const hasReceiverLike = (pattern: string) => sql<boolean>`exists (
  select from mail_receiver join person on person.id = mail_receiver.person_id
  where mail_receiver.province_code = mail.province_code and mail_receiver.mail_id = mail.id
    and person.user_name like ${pattern})`
