import type { Services } from '../../platform/services'
import { pieceOf } from './task'

const DAY_MS = 86_400_000
/** So long an export is shown after it was asked for. */
const KEPT_MS = 7 * DAY_MS

/** Forgets old exports, those that nobody agreed to as well. Their files have gone before. */
export async function forgetExports({ db, files, now }: Services): Promise<void> {
  const gone = await db
    .deleteFrom('export_task')
    .where('created_at', '<', new Date(now().getTime() - KEPT_MS))
    .returning('id')
    .execute()
  for (const task of gone) await files.dropPieces(pieceOf(task))
}
