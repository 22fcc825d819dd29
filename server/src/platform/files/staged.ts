import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { isFileId } from './file-id'

/** Those of the files that the caller has staged and nothing has yet, in the order given; others are left out. */
export async function stagedOf(db: Db, caller: Caller, fileIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(fileIds)].filter(isFileId)
  if (ids.length === 0) return []
  const files = await db
    .selectFrom('file')
    .where('id', 'in', ids)
    .where('province_code', '=', caller.provinceCode)
    .where('uploaded_by', '=', caller.personId)
    .where('state', '=', 'staged')
    .select('id')
    .execute()
  const staged = new Set(files.map(({ id }) => id))
  return ids.filter(id => staged.has(id))
}
