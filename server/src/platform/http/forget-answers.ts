import type { Services } from '../services'

/** For so long a write that is sent again gets the same answer. */
const REMEMBERED_MS = 86_400_000

export async function forgetAnswers({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - REMEMBERED_MS)
  await db.deleteFrom('answered_request').where('created_at', '<', before).execute()
}
