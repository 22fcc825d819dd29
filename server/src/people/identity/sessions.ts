import type { Db } from '../../platform/database/connect'
import type { Services } from '../../platform/services'
import { newToken, tokenHash } from '../../platform/token'
import { endSessionsOf } from './end-sessions'
import { isOfficer } from './officers'

const MINUTE_MS = 60_000
/** However busy it is: a working day, after which its owner proves again who sits there. */
const LONGEST_MS = 12 * 60 * MINUTE_MS
/** A session's last sign of life is written this often at most, so that reading stays reading. */
const TOUCH_EVERY_MS = MINUTE_MS

/** Sessions last seen at this instant or before are over; those of officers are sooner. */
export function idleSince({ config, now }: Services, who: { readonly roles: readonly string[] } = { roles: [] }): Date {
  const { idleMinutes, officerIdleMinutes } = config.signIn
  return new Date(now().getTime() - (isOfficer(who) ? officerIdleMinutes : idleMinutes) * MINUTE_MS)
}

/** Sessions opened at this instant or before are over, in use or not. */
export const openedSince = ({ now }: Services): Date => new Date(now().getTime() - LONGEST_MS)

/** Opens a session in a post and answers its token; the person's oldest sessions make room for it. */
export async function openSession(services: Services, postId: string, personId: string): Promise<string> {
  const token = newToken()
  const now = services.now()
  await services.db.transaction().execute(async db => {
    // Two sign-ins at once are counted one after the other.
    await db.selectFrom('person').where('id', '=', personId).select('id').forUpdate().execute()
    const kept = await newestSessions(services.config.signIn.sessionsPerPerson - 1, personId, db, services)
    await endSessionsOf(db, personId, { except: kept })
    await db
      .insertInto('session')
      .values({
        token_hash: tokenHash(token),
        post_id: postId,
        own_post_id: postId,
        created_at: now,
        last_seen_at: now,
      })
      .execute()
  })
  return token
}

/** Those that are idle are not among them. */
async function newestSessions(count: number, personId: string, db: Db, services: Services): Promise<string[]> {
  const posts = db.selectFrom('post').where('person_id', '=', personId).select('id')
  const newest = await db
    .selectFrom('session')
    .where('own_post_id', 'in', posts)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', idleSince(services))
    .where('created_at', '>', openedSince(services))
    .orderBy('created_at', 'desc')
    .limit(count)
    .select('token_hash')
    .execute()
  return newest.map(({ token_hash }) => token_hash)
}

/** Writes down that a session is in use; answers when it was last so. */
export async function touchSession({ db, now }: Services, hash: string, lastSeenAt: Date): Promise<Date> {
  const seenAt = now()
  if (seenAt.getTime() - lastSeenAt.getTime() < TOUCH_EVERY_MS) return lastSeenAt
  const session = db.updateTable('session').where('token_hash', '=', hash).where('last_seen_at', '<', seenAt)
  await session.set({ last_seen_at: seenAt }).execute()
  return seenAt
}
