import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { stagedOf } from '../../platform/files/staged'

/** Keeps with a draft the files that its author has staged, instead of those it had. */
export async function keepDraftFiles(
  db: Db,
  caller: Caller,
  draftId: string,
  fileIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('petition_draft_file').where('draft_id', '=', draftId).execute()
  const staged = await stagedOf(db, caller, fileIds)
  const rows = staged.map((fileId, index) => ({ draft_id: draftId, seq: index + 1, file_id: fileId }))
  if (rows.length > 0) await db.insertInto('petition_draft_file').values(rows).execute()
}

/** The files of a draft that can still be registered with it. */
export async function draftFilesOf(db: Db, draftId: string) {
  const files = await db
    .selectFrom('petition_draft_file')
    .innerJoin('file', 'file.id', 'petition_draft_file.file_id')
    .where('draft_id', '=', draftId)
    .where('state', '=', 'staged')
    .orderBy('seq')
    .select(['file.id', 'file.name', 'file.size'])
    .execute()
  return files.map(file => ({ ...file, size: Number(file.size) }))
}
