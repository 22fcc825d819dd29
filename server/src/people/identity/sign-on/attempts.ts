import type { Services } from '../../../platform/services'
import { newToken, tokenHash } from '../../../platform/token'
import type { Begun } from './provider'

/** So long somebody may take at the provider: passwords are forgotten and looked up. */
const GOOD_FOR_MS = 10 * 60_000

/** Notes that a browser is sent away. @param browser what it proves by that it is the same */
export async function beginAttempt(
  { db, now }: Services,
  provider: string,
  browser: string,
  nextPage: string,
): Promise<Omit<Begun, 'back'>> {
  const begun = { state: newToken(), nonce: newToken(), verifier: newToken() }
  const { state, nonce, verifier } = begun
  const hashes = { state_hash: tokenHash(state), browser_hash: tokenHash(browser) }
  await db
    .insertInto('sign_on_attempt')
    .values({ ...hashes, provider, nonce, verifier, next_page: nextPage, begun_at: now() })
    .execute()
  return begun
}

/** Uses an attempt up, whatever comes of it; undefined where the browser began none, or too long ago. */
export async function useAttempt({ db, now }: Services, provider: string, browser: string, state: string) {
  const used = await db
    .deleteFrom('sign_on_attempt')
    .where('state_hash', '=', tokenHash(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', tokenHash(browser))
    .returning(['nonce', 'verifier', 'next_page as nextPage', 'begun_at as begunAt'])
    .executeTakeFirst()
  if (!used || now().getTime() - used.begunAt.getTime() >= GOOD_FOR_MS) return undefined
  return { state, ...used }
}

const DAY_MS = 86_400_000

/** Browsers that never came back, tickets that nobody used, and logouts that cannot be repeated any more. */
export async function forgetSignOn({ db, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - DAY_MS)
  await db.deleteFrom('sign_on_attempt').where('begun_at', '<', before).execute()
  await db.deleteFrom('sign_on_ticket').where('given_at', '<', before).execute()
  await db.deleteFrom('sign_on_logout').where('heeded_at', '<', before).execute()
  // Of sessions that ended otherwise than by their owner, or whose browser never went on to the provider.
  await db
    .updateTable('sign_on_session')
    .set({ id_token: null, leaving_hash: null })
    .where(eb => eb.or([eb('id_token', 'is not', null), eb('leaving_hash', 'is not', null)]))
    .where('token_hash', 'in', db.selectFrom('session').where('ended_at', '<', before).select('token_hash'))
    .execute()
}
