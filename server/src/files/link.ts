import { link } from '@portal/shared-lib/contract/files'
import type { Db } from '../database/connect'
import { refuse } from '../http/refusal'
import { route } from '../http/route'
import type { Caller } from '../identity/caller'
import { newToken, tokenHash } from '../identity/token'
import { isPetitionVisible } from '../petitions/scope'
import { isFileId } from './file-id'

export const OPEN_PATH = 'api/files/open/'

const LIFE_MS = 60_000

export const linkRoute = route(link, [], async ({ args: { fileId }, caller, db, services }) => {
  if (!isFileId(fileId) || !(await mayOpen(db, caller, fileId))) refuse('notFound', { what: '附件' })
  return await linkTo(db, caller, fileId, services.now())
})

/**
 * A link to a file, for a caller who has been found entitled to it. It works without the Bearer header, so that a
 * browser can open it; hence once only and not for long.
 */
export async function linkTo(db: Db, caller: Caller, fileId: string, now: Date): Promise<{ path: string }> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + LIFE_MS)
  const row = { token_hash: tokenHash(token), file_id: fileId, person_id: caller.personId, expires_at }
  await db.insertInto('file_link').values(row).execute()
  return { path: OPEN_PATH + token }
}

/** A staged file is its uploader's; one that belongs to a petition is for those who may see the petition. */
async function mayOpen(db: Db, caller: Caller, fileId: string): Promise<boolean> {
  const file = await db
    .selectFrom('file')
    .leftJoin('petition_file', 'petition_file.file_id', 'file.id')
    .where('file.id', '=', fileId)
    .where('file.province_code', '=', caller.provinceCode)
    .select(['state', 'uploaded_by', 'petition_id'])
    .executeTakeFirst()
  if (!file) return false
  if (file.petition_id !== null) return isPetitionVisible(db, caller, file.petition_id)
  return file.state === 'staged' && file.uploaded_by === caller.personId
}
