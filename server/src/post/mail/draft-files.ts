import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { stagedOf } from '../../platform/files/staged'

/** Files of the caller that are still staged; others were swept, sent, or never the caller's, and are left out. */
export async function keepDraftFiles(
  db: Db,
  caller: Caller,
  key: string,
  attachments: readonly { id: string }[],
): Promise<void> {
  const place = { province_code: caller.provinceCode, person_id: caller.personId, draft_key: key }
  await db
    .deleteFrom('mail_draft_file')
    .where('province_code', '=', place.province_code)
    .where('person_id', '=', place.person_id)
    .where('draft_key', '=', key)
    .execute()
  const ids = attachments.map(({ id }) => id)
  const staged = await stagedOf(db, caller, ids)
  const rows = staged.map((id, index) => ({ ...place, seq: index + 1, file_id: id }))
  if (rows.length) await db.insertInto('mail_draft_file').values(rows).execute()
}

/** The files of a draft, as far as they can still be sent. */
export async function draftFilesOf(db: Db, caller: Caller, key: string) {
  const files = await db
    .selectFrom('mail_draft_file')
    .innerJoin('file', 'file.id', 'mail_draft_file.file_id')
    .where('mail_draft_file.province_code', '=', caller.provinceCode)
    .where('person_id', '=', caller.personId)
    .where('draft_key', '=', key)
    .where('state', '=', 'staged')
    .orderBy('seq')
    .select(['file.id', 'file.name', 'file.size'])
    .execute()
  return files.map(file => ({ ...file, size: Number(file.size) }))
}
