import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { documentsVisibleTo, PAGE } from './row'

/** In the order in which they were named. */
export async function namesOf(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const files = await db.selectFrom('file').where('id', 'in', ids).select(['id', 'name']).execute()
  return files.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Whether the caller may open a file as an official document, or as what is attached to one. */
export async function readsByOfficialDocument(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  if (!caller.permissions.has(PAGE)) return false
  const found = await documentsVisibleTo(db, caller)
    .where(eb =>
      eb.or([
        eb('official_document.file_id', '=', fileId),
        eb('official_document.pdf_file_id', '=', fileId),
        eb(eb.val(fileId), '=', eb.fn.any('official_document.attachment_ids')),
      ]),
    )
    .select('official_document.id')
    .executeTakeFirst()
  return found !== undefined
}
