import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { attachFiles } from '../../platform/files/attach'
import { isFileId } from '../../platform/files/file-id'

/** Attaches files that the caller has staged, in the order in which they were named. */
export async function attachToMail(db: Db, caller: Caller, mailId: string, fileIds: readonly string[]): Promise<void> {
  const attached = await attachFiles(db, caller, fileIds)
  if (attached.length === 0) return
  const place = { province_code: caller.provinceCode, mail_id: mailId }
  await db
    .insertInto('mail_file')
    .values(attached.map((fileId, index) => ({ ...place, seq: index + 1, file_id: fileId })))
    .execute()
}

/** The attachments of several mails, in the order of each mail. */
export async function attachmentsOf(db: Db, { provinceCode }: Caller, mailIds: readonly string[]) {
  if (mailIds.length === 0) return []
  const files = await db
    .selectFrom('mail_file')
    .innerJoin('file', 'file.id', 'mail_file.file_id')
    .where('mail_file.province_code', '=', provinceCode)
    .where('mail_id', 'in', mailIds)
    .orderBy('seq')
    .select(['mail_id as mailId', 'file.id', 'file.name', 'file.size'])
    .execute()
  return files.map(file => ({ ...file, size: Number(file.size) }))
}

/** The mail by which the caller may open a file, sent or received; undefined where there is none. */
export async function findMailOf(db: Db, caller: Caller, fileId: string): Promise<string | undefined> {
  if (!isFileId(fileId)) return undefined
  const found = await db
    .selectFrom('mail_file')
    .innerJoin('mail', join =>
      join.onRef('mail.province_code', '=', 'mail_file.province_code').onRef('mail.id', '=', 'mail_file.mail_id'),
    )
    .leftJoin('mail_receiver', join =>
      join
        .onRef('mail_receiver.province_code', '=', 'mail.province_code')
        .onRef('mail_receiver.mail_id', '=', 'mail.id')
        .on('mail_receiver.person_id', '=', caller.personId)
        .on('mail_receiver.box', 'in', ['inbox', 'trash']),
    )
    .where('mail_file.file_id', '=', fileId)
    .where('mail_file.province_code', '=', caller.provinceCode)
    .where(row =>
      row.or([
        row.and([row('sender_id', '=', caller.personId), row('mail.box', '!=', 'gone')]),
        row('mail_receiver.person_id', 'is not', null),
      ]),
    )
    .select('mail.id')
    .executeTakeFirst()
  return found?.id
}

/** Whether the caller may open a file by a mail. */
export async function readsByMail(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  return (await findMailOf(db, caller, fileId)) !== undefined
}
