import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { isFileId } from './file-id'

/** Whether the caller may read something that a file belongs to. A module that attaches files has one. */
export type Reader = (db: Db, caller: Caller, fileId: string, now: Date) => Promise<boolean>

/** Who may open a file: its uploader while it is staged, then those who may read what it belongs to. */
export async function mayOpen(
  readers: readonly Reader[],
  ...[db, caller, fileId, now]: Parameters<Reader>
): Promise<boolean> {
  if (!isFileId(fileId)) return false
  for (const reads of [isStagedByCaller, ...readers]) if (await reads(db, caller, fileId, now)) return true
  return false
}

const isStagedByCaller: Reader = async (db, caller, fileId) => {
  const staged = await db
    .selectFrom('file')
    .where('id', '=', fileId)
    .where('province_code', '=', caller.provinceCode)
    .where('uploaded_by', '=', caller.personId)
    .where('state', '=', 'staged')
    .select('id')
    .executeTakeFirst()
  return staged !== undefined
}
