import type { Services } from '../../platform/services'

/** Sessions are of no use once they are over; the audit tells who signed in. */
const REMEMBERED_MS = 30 * 86_400_000

export async function forgetSessions({ db, now }: Services): Promise<void> {
  await db
    .deleteFrom('session')
    .where('last_seen_at', '<', new Date(now().getTime() - REMEMBERED_MS))
    .execute()
}
