import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { refuse } from '../refusal'
import { isFileId } from './file-id'

/** Takes back a file that the caller staged and nothing has. Its content goes with the next sweep. */
export async function discardStaged(db: Db, caller: Caller, fileId: string): Promise<void> {
  if (!isFileId(fileId)) refuse('notFound', { what: '附件' })
  const staged = await db
    .selectFrom('file')
    .where('id', '=', fileId)
    .where('province_code', '=', caller.provinceCode)
    .where('uploaded_by', '=', caller.personId)
    .where('state', '=', 'staged')
    .select('id')
    .forUpdate()
    .executeTakeFirst()
  if (!staged) refuse('notFound', { what: '附件' })
  await db.deleteFrom('file_link').where('file_id', '=', fileId).execute()
  await db.deleteFrom('file').where('id', '=', fileId).execute()
}
