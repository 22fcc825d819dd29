import type { Db } from '../database/connect'
import type { Services } from '../services'
import { newToken, tokenHash } from './token'

const MINUTE_MS = 60_000
/** A session's last sign of life is written this often at most, so that reading stays reading. */
const TOUCH_EVERY_MS = MINUTE_MS

/** Sessions last seen at this instant or before are over. */
export const idleSince = ({ config, now }: Services) => new Date(now().getTime() - config.idleMinutes * MINUTE_MS)

/** Opens a session in a post and answers its token; the person's oldest sessions make room for it. */
export async function openSession(services: Services, postId: string, personId: string): Promise<string> {
  const token = newToken()
  const now = services.now()
  await services.db.transaction().execute(async db => {
    // Two sign-ins at once are counted one after the other.
    await db.selectFrom('person').where('id', '=', personId).select('id').forUpdate().execute()
    await endAllBut(services.config.sessionsPerPerson - 1, personId, db, services)
    await db
      .insertInto('session')
      .values({ token_hash: tokenHash(token), post_id: postId, created_at: now, last_seen_at: now })
      .execute()
  })
  return token
}

async function endAllBut(kept: number, personId: string, db: Db, services: Services): Promise<void> {
  const posts = db.selectFrom('post').where('person_id', '=', personId).select('id')
  const open = db.selectFrom('session').where('post_id', 'in', posts).where('ended_at', 'is', null)
  const newest = open
    .where('last_seen_at', '>', idleSince(services))
    .orderBy('created_at', 'desc')
    .limit(kept)
    .select('token_hash')
  await db
    .updateTable('session')
    .set({ ended_at: services.now() })
    .where('token_hash', 'in', open.select('token_hash'))
    .where('token_hash', 'not in', newest)
    .execute()
}

export async function touchSession({ db, now }: Services, hash: string, lastSeenAt: Date): Promise<void> {
  if (now().getTime() - lastSeenAt.getTime() < TOUCH_EVERY_MS) return
  await db.updateTable('session').set({ last_seen_at: now() }).where('token_hash', '=', hash).execute()
}

export async function endSession(db: Db, hash: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: at }).where('token_hash', '=', hash).execute()
}
