import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { searchWords } from './search-words'

/** Mails indexed in one go by the sweep. */
const AT_ONCE = 200

/** Makes a mail findable, in the transaction that sends it. */
export async function indexMail(db: Db, provinceCode: string, mailId: string): Promise<void> {
  const { contents, sender } = await db
    .selectFrom('mail')
    .innerJoin('person', 'person.id', 'mail.sender_id')
    .where('mail.province_code', '=', provinceCode)
    .where('mail.id', '=', mailId)
    .select(['mail.contents', 'person.user_name as sender'])
    .executeTakeFirstOrThrow()
  const text = [contents, ...(await fileNames(db, provinceCode, mailId))].join(' ')
  const receivers = (await receiverNames(db, provinceCode, mailId)).join(' ')
  const words = [...searchWords(text, 'text'), ...searchWords(sender, 'sender'), ...searchWords(receivers, 'receivers')]
  await db
    .updateTable('mail')
    .set({ search: sql`array_to_tsvector(${words}::text[])` })
    .where('province_code', '=', provinceCode)
    .where('id', '=', mailId)
    .execute()
}

/** Indexes what was sent before there was an index. */
export async function indexOldMails({ db }: Services): Promise<void> {
  for (;;) {
    const mails = await db
      .selectFrom('mail')
      .where('search', 'is', null)
      .orderBy('id')
      .limit(AT_ONCE)
      .select(['province_code', 'id'])
      .execute()
    for (const { province_code, id } of mails) await indexMail(db, province_code, id)
    if (mails.length < AT_ONCE) return
  }
}

async function fileNames(db: Db, provinceCode: string, mailId: string): Promise<string[]> {
  const files = await db
    .selectFrom('mail_file')
    .innerJoin('file', 'file.id', 'mail_file.file_id')
    .where('mail_file.province_code', '=', provinceCode)
    .where('mail_id', '=', mailId)
    .select('file.name')
    .execute()
  return files.map(({ name }) => name)
}

async function receiverNames(db: Db, provinceCode: string, mailId: string): Promise<string[]> {
  const people = await db
    .selectFrom('mail_receiver')
    .innerJoin('person', 'person.id', 'mail_receiver.person_id')
    .where('mail_receiver.province_code', '=', provinceCode)
    .where('mail_id', '=', mailId)
    .select('user_name')
    .execute()
  return people.map(({ user_name }) => user_name)
}
