import type { addPiece, cancelUpload } from '@portal/shared-lib/contract/files'
import * as contract from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { PIECE_BYTES } from '@portal/shared-lib/contract/rules/attachment'
import { refuse, refuseRule } from '../../refusal'
import { type Ask, type Route, route } from '../../route'
import { countSent } from '../quota'
import { begin } from './begin'
import { getUpload, lockUpload, PIECES_LOST, progressOf } from './find-upload'
import { finish, keepUpload } from './finish'

/** Throws an unfinished upload and its pieces away; a finished one is a staged file like others. */
async function cancel({ args, caller, db, services }: Ask<CallInput<typeof cancelUpload>>) {
  const { id, file_id } = await lockUpload(db, caller, args.id)
  if (file_id !== null) refuse('notFound', { what: '上传任务' })
  await db.deleteFrom('upload').where('id', '=', id).execute()
  await services.files.dropPieces(id)
  return null
}

const BEYOND_SIZE = '文件大小与开始上传时不一致，请移除后重新上传'

/** Adds what is new of a piece. All before it must be there; where all of it is, nothing is to be done. */
async function add({ args, piece, caller, db, services }: Ask<CallInput<typeof addPiece>>) {
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

const state = route(contract.uploadState, [], async ({ args, caller, db }) =>
  progressOf(await getUpload(db, caller, args.id)),
)

export const routes: Route[] = [
  { ...route(contract.beginUpload, [], begin), personLimit: 'rate.upload' },
  { ...route(contract.addPiece, [], add), maxPiece: PIECE_BYTES },
  state,
  { ...route(contract.finishUpload, [], finish), keep: keepUpload },
  route(contract.cancelUpload, [], cancel),
]
