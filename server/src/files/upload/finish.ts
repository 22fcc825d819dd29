import { Readable } from 'node:stream'
import type { finishUpload } from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Db } from '../../database/connect'
import { Refusal, refuseRule } from '../../http/refusal'
import type { Ask } from '../../http/route'
import { checkContent } from '../content/check-content'
import { insertStaged } from '../stage'
import type { FileStore, StoredFile } from '../store'
import { lockUpload, PIECES_LOST, type Upload } from './find-upload'

/** Stages an upload whose bytes are all there; asked again, answers the same file. */
export async function finish({ args, caller, db, services }: Ask<CallInput<typeof finishUpload>>) {
  const upload = await lockUpload(db, caller, args.id)
  if (upload.file_id !== null) return upload.file_id
  const missing = Number(upload.size) - Number(upload.received)
  if (missing > 0) refuseRule(`文件尚未传完，还缺${missing}字节，请继续上传`)
  const stored = (await keep(upload, services.files)) ?? refuseRule(PIECES_LOST)
  const id = await insertStaged(db, caller, { name: upload.name, ...stored })
  await db.updateTable('upload').set({ file_id: id }).where('id', '=', upload.id).execute()
  return id
}

async function keep({ id, name, size }: Upload, files: FileStore): Promise<StoredFile | undefined> {
  const check = checkContent.bind(undefined, name)
  if (Number(size) === 0) return files.keep(Readable.from([]), check)
  try {
    return await files.keepPieces(id, Number(size), check)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await files.dropPieces(id)
    return refuseRule(error.message, forget(id))
  }
}

/** What was refused for what it is, is not to be finished by any further piece. */
const forget = (id: string) => async (db: Db) => void (await db.deleteFrom('upload').where('id', '=', id).execute())
