import type { addPiece } from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { refuseRule } from '../../refusal'
import type { Ask } from '../../route'
import { countSent } from '../quota'
import { lockUpload, PIECES_LOST, progressOf } from './find-upload'

const BEYOND_SIZE = '文件大小与开始上传时不一致，请移除后重新上传'

/** Adds what is new of a piece. All before it must be there; where all of it is, nothing is to be done. */
export async function add({ args, piece, caller, db, services }: Ask<CallInput<typeof addPiece>>) {
  if (!piece) throw new Error('A multipart call came without its piece')
  const upload = await lockUpload(db, caller, args.id)
  const { received } = progressOf(upload)
  if (args.offset > received) refuseRule(`文件片段不连续，服务器已收到${received}字节，请从此处继续上传`)
  const end = args.offset + piece.length
  if (end > Number(upload.size)) refuseRule(BEYOND_SIZE)
  if (end <= received) return progressOf(upload)
  const kept = await services.files.addPiece(upload.id, received, piece.subarray(received - args.offset))
  if (!kept) refuseRule(PIECES_LOST)
  await countSent(db, { caller, bytes: end - received, at: services.now() })
  await db
    .updateTable('upload')
    .set({ received: end, touched_at: services.now() })
    .where('id', '=', upload.id)
    .execute()
  return { id: upload.id, received: end }
}
