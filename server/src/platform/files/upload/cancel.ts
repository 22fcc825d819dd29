import type { cancelUpload } from '@portal/shared-lib/contract/files'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { refuse } from '../../refusal'
import type { Ask } from '../../route'
import { lockUpload } from './find-upload'

/** Throws an unfinished upload and its pieces away; a finished one is a staged file like others. */
export async function cancel({ args, caller, db, services }: Ask<CallInput<typeof cancelUpload>>) {
  const { id, file_id } = await lockUpload(db, caller, args.id)
  if (file_id !== null) refuse('notFound', { what: '上传任务' })
  await db.deleteFrom('upload').where('id', '=', id).execute()
  await services.files.dropPieces(id)
  return null
}
