import { type RawBuilder, sql } from 'kysely'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'

/** Where a note is encrypted for: it cannot be moved to another petition or author. */
export const placeOf = ({ provinceCode }: Caller, petitionId: string, authorId: string): string =>
  `case_note.text:${provinceCode}:${petitionId}:${authorId}`

/** SQL for the notes that the caller reads: own ones, and those that the caller's department was given. */
const isReadable = ({ personId, orgId, deptId }: Caller): RawBuilder<boolean> => sql<boolean>`(
  case_note.author_id = ${personId} or (shared and org_id = ${orgId} and dept_id = ${deptId}))`

/** SQL for the note of that id, where the caller wrote it on that petition. */
export const isOwn = ({ provinceCode, personId }: Caller, petitionId: string, noteId: string): RawBuilder<boolean> =>
  sql<boolean>`(province_code = ${provinceCode} and petition_id = ${petitionId} and author_id = ${personId}
    and id::text = ${noteId})`

export const notesFor = (db: Db, caller: Caller, petitionId: string) =>
  db
    .selectFrom('case_note')
    .where('case_note.province_code', '=', caller.provinceCode)
    .where('case_note.petition_id', '=', petitionId)
    .where(isReadable(caller))

/** How many of a petition the caller may read. */
export async function countNotes(db: Db, caller: Caller, petitionId: string): Promise<number> {
  const { count } = await notesFor(db, caller, petitionId)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
