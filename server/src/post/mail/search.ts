import type { Expression, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { contains } from '../../platform/paging/like'
import { searchQuery } from './search-words'

/** Of more mails than these a page is found sooner by going through the box in its order than by sorting them. */
const FEW = 2000

type Names = 'sender' | 'receivers'

/** What was typed and, where they are few, the mails of the province that may hold it. */
export interface Search {
  readonly typed: string
  readonly candidates?: readonly string[] | undefined
}

/**
 * Asks the index how common the words are, which the planner can only guess: for a rare word it would go through the
 * whole box.
 */
export async function beginSearch(db: Db, caller: Caller, typed: string, names: Names): Promise<Search> {
  const found = await mailCandidates(db, caller, typed, names).execute()
  return { typed, candidates: found.length > FEW ? undefined : found.map(({ id }) => id) }
}

/** Mails with all pairs of what was typed; one more than are few. */
export const mailCandidates = (db: Db, { provinceCode }: Caller, typed: string, names: Names) =>
  db
    .selectFrom('mail')
    .where('province_code', '=', provinceCode)
    .where(indexHolds(typed, names))
    .limit(FEW + 1)
    .select('id')

/**
 * The condition that one of a mail's fields holds what was typed. The index finds candidates by pairs of characters,
 * the exact condition then decides: the pairs may stand apart.
 */
export function mailHolds({ typed, candidates }: Search, names: Names): Expression<SqlBool> {
  const pattern = contains(typed)
  const named = names === 'sender' ? senderLike(pattern) : receiverLike(pattern)
  const among = candidates ? sql`mail.id = any(${candidates}::bigint[])` : indexHolds(typed, names)
  return sql<boolean>`${among} and (mail.contents ilike ${pattern} or ${named} or ${attachmentLike(pattern)})`
}

const indexHolds = (typed: string, names: Names) =>
  sql<boolean>`mail.search @@ ${searchQuery(typed, ['text', names])}::tsquery`

// `offset 0` keeps each of these to the mail in question; the planner would rather read all of them beforehand.

const senderLike = (pattern: string) => sql<boolean>`exists (
  select from person where person.id = mail.sender_id and person.user_name ilike ${pattern} offset 0)`

const attachmentLike = (pattern: string) => sql<boolean>`exists (
  select from mail_file join file on file.id = mail_file.file_id
  where mail_file.province_code = mail.province_code and mail_file.mail_id = mail.id and file.name ilike ${pattern} offset 0)`

const receiverLike = (pattern: string) => sql<boolean>`exists (
  select from mail_receiver join person on person.id = mail_receiver.person_id
  where mail_receiver.province_code = mail.province_code and mail_receiver.mail_id = mail.id
    and person.user_name ilike ${pattern} offset 0)`
