import { Readable } from 'node:stream'
import { errors } from '@portal/shared-lib/contract/errors'
import type { finishUpload } from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import type { Db } from '../../database/connect'
import { Refusal, refuseRule } from '../../refusal'
import type { Ask } from '../../route'
import type { Services } from '../../services'
import { acceptContent, wordingScans } from '../accept'
import type { Check } from '../content/content'
import { insertStaged } from '../stage'
import type { StoredFile } from '../store'
import { getUpload, lockUpload, PIECES_LOST, type Upload } from './find-upload'

type FinishAsk = Ask<CallInput<typeof finishUpload>>

/** Keeps an upload whose bytes are all there; undefined where they are not, or where it was kept before. */
export async function keepUpload({ args, caller, db, services, request }: FinishAsk): Promise<StoredFile | undefined> {
  const upload = await getUpload(db, caller, args.id)
  if (upload.file_id !== null || missing(upload) > 0) return undefined
  try {
    return await wordingScans(request, () => keep(upload, services))
  } catch (error) {
    if (!(error instanceof Refusal) || errors[error.reason].retry) throw error
    await services.files.dropPieces(upload.id)
    return refuseRule(error.message, forgetting(upload, error))
  }
}

/** Stages an upload that was kept; asked again, answers the same file. */
export async function finish({ args, caller, db, services, stored }: FinishAsk) {
  const upload = await lockUpload(db, caller, args.id)
  if (upload.file_id !== null) return upload.file_id
  if (missing(upload) > 0) refuseRule(`文件尚未传完，还缺${missing(upload)}字节，请继续上传`)
  const kept = stored ?? (await storedBefore(upload, services)) ?? refuseRule(PIECES_LOST)
  const id = await insertStaged(db, caller, { name: upload.name, ...kept })
  await db.updateTable('upload').set({ file_id: id }).where('id', '=', upload.id).execute()
  return id
}

const missing = ({ size, received }: Upload): number => Number(size) - Number(received)

/** The digest is noted before the content moves: who finds the pieces gone finds the content by it. */
async function keep({ id, name, size }: Upload, { config, db, files }: Services): Promise<StoredFile | undefined> {
  const check: Check = async (content, sha256) => {
    await acceptContent(name, content, config)
    await db.updateTable('upload').set({ sha256 }).where('id', '=', id).execute()
  }
  return Number(size) === 0 ? files.keep(Readable.from([]), check) : files.keepPieces(id, Number(size), check)
}

/** What another that finished it at the same time has kept, or one whose server ended before it could stage it. */
async function storedBefore({ sha256, size }: Upload, { files }: Services): Promise<StoredFile | undefined> {
  return sha256 !== null && (await files.has(sha256)) ? { sha256, size: Number(size) } : undefined
}

/** What was refused for what it is, is not to be finished by any further piece. */
const forgetting = (upload: Upload, refusal: Refusal) => async (db: Db) => {
  await refusal.keep?.(db)
  await db.deleteFrom('upload').where('id', '=', upload.id).execute()
}
