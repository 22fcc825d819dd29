import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { newToken, tokenHash } from '../../../platform/token'

/** Time in which a challenge must come back signed. */
const GOOD_FOR_MS = 60_000

/** A new text to be signed. Any process of the server takes it back. */
export async function issueChallenge(db: Db, now: Date): Promise<string> {
  const text = newToken()
  const expires_at = new Date(now.getTime() + GOOD_FOR_MS)
  await db
    .insertInto('certificate_challenge')
    .values({ hash: tokenHash(text), expires_at })
    .execute()
  return text
}

/** Uses a challenge up; false where it was none of ours, is used up already, or came back too late. */
export async function useChallenge(db: Db, text: string, now: Date): Promise<boolean> {
  const used = await db
    .deleteFrom('certificate_challenge')
    .where('hash', '=', tokenHash(text))
    .returning('expires_at')
    .executeTakeFirst()
  return used !== undefined && now < used.expires_at
}

/** Challenges that never came back. */
export async function forgetChallenges({ db, now }: Services): Promise<void> {
  await db.deleteFrom('certificate_challenge').where('expires_at', '<', now()).execute()
}
