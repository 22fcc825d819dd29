import type { Db } from '../database/connect'

/** Takes away files that nothing has any more; their contents go with the next sweep. */
export async function discardFiles(db: Db, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await db.deleteFrom('file_link').where('file_id', 'in', fileIds).execute()
  await db.deleteFrom('file').where('id', 'in', fileIds).execute()
}
