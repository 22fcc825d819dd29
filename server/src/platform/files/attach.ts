import type { Caller } from '../caller'
import type { Db } from '../database/connect'
import { refuseRule } from '../refusal'
import { isFileId } from './file-id'

const NOT_STAGED = '附件不存在或已被使用，请重新上传'

/**
 * Makes staged files belong to something, in the transaction that makes it; answers their ids in the order given.
 * Refuses files that somebody else uploaded, that belong to something already, or that were swept.
 */
export async function attachFiles(db: Db, caller: Caller, fileIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(fileIds)]
  if (ids.length === 0) return []
  if (!ids.every(isFileId)) return refuseRule(NOT_STAGED)
  const attached = await db
    .updateTable('file')
    .set({ state: 'kept' })
    .where('id', 'in', ids)
    .where('province_code', '=', caller.provinceCode)
    .where('uploaded_by', '=', caller.personId)
    .where('state', '=', 'staged')
    .returning('id')
    .execute()
  return attached.length === ids.length ? ids : refuseRule(NOT_STAGED)
}
