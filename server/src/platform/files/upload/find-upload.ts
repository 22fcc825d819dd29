import type { Selectable } from 'kysely'
import type { Caller } from '../../caller'
import type { Db } from '../../database/connect'
import type { Database } from '../../database/schema'
import { refuse } from '../../refusal'
import { isFileId } from '../file-id'

export type Upload = Selectable<Database['upload']>

/** Where the pieces are gone though the upload is known, as after a backup was put back. */
export const PIECES_LOST = '已上传的内容已失效，请移除后重新上传'

/** An upload of the caller's, unfinished or not. Refuses alike where there is none and where it is somebody else's. */
export async function getUpload(db: Db, caller: Caller, id: string): Promise<Upload> {
  const found = isFileId(id) && (await ownUploads(db, caller).where('id', '=', id).executeTakeFirst())
  return found || refuse('notFound', { what: '上传任务' })
}

/** As `getUpload`; who changes it waits for whoever else does. */
export async function lockUpload(db: Db, caller: Caller, id: string): Promise<Upload> {
  const found = isFileId(id) && (await ownUploads(db, caller).where('id', '=', id).forUpdate().executeTakeFirst())
  return found || refuse('notFound', { what: '上传任务' })
}

const ownUploads = (db: Db, { provinceCode, personId }: Caller) =>
  db.selectFrom('upload').where('province_code', '=', provinceCode).where('uploaded_by', '=', personId).selectAll()

/** How far an upload has come, as an answer tells it. */
export const progressOf = ({ id, received }: Upload) => ({ id, received: Number(received) })
