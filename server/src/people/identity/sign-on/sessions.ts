import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { newToken, tokenHash } from '../../../platform/token'
import { providersOf } from './providers'
import { placeOfToken, type SignOnTicket } from './tickets'
import { tieAccount } from './ties'

/** So long a browser may take from one page to the next. */
const GOOD_FOR_MS = 5 * 60_000

/** Keeps by which provider a session was opened: it ends when the provider says so. */
export async function rememberSignOn(services: Services, db: Db, token: string, by: SignOnTicket): Promise<void> {
  const { provider, subjectHash: subject_hash, referenceHash: reference_hash, idToken: id_token } = by
  await db
    .insertInto('sign_on_session')
    .values({ token_hash: tokenHash(token), provider, subject_hash, reference_hash, id_token })
    .execute()
  await tieAccount(services, db, by)
}

/** By whom a session was opened that ends. */
interface Left {
  readonly provider: string
  /** What the browser shows at `leave`, where it is to leave the provider too. */
  readonly leaving: string | undefined
}

/** Notes that somebody leaves who came by a provider; undefined for others. */
export async function leaveSignOn(services: Services, db: Db, hash: string): Promise<Left | undefined> {
  if (services.config.signOn.providers.length === 0) return undefined
  const session = db.selectFrom('sign_on_session').where('token_hash', '=', hash).select('provider')
  const found = await session.executeTakeFirst()
  if (!found) return undefined
  const { provider } = found
  const { settings } = providersOf(services).get(provider) ?? {}
  if (!settings || settings.kind === 'ldap' || settings.signsOut === false) return { provider, leaving: undefined }
  const leaving = newToken()
  await db
    .updateTable('sign_on_session')
    .where('token_hash', '=', hash)
    .set({ leaving_hash: tokenHash(leaving), left_at: services.now() })
    .execute()
  return { provider, leaving }
}

/** Uses up what `leaveSignOn` has given, with the token that the provider gave for the person; undefined where nobody left so. */
export async function useLeaving({ db, fieldKeys, now }: Services, provider: string, leaving: string) {
  const left = await db
    .selectFrom('sign_on_session')
    .where('leaving_hash', '=', tokenHash(leaving))
    .where('provider', '=', provider)
    .where('left_at', '>', new Date(now().getTime() - GOOD_FOR_MS))
    .select(['token_hash', 'subject_hash', 'id_token'])
    .executeTakeFirst()
  if (!left) return undefined
  const { numUpdatedRows } = await db
    .updateTable('sign_on_session')
    .where('token_hash', '=', left.token_hash)
    .where('leaving_hash', '=', tokenHash(leaving))
    .set({ leaving_hash: null, id_token: null })
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return undefined
  return {
    idToken: left.id_token === null ? undefined : fieldKeys.decrypt(left.id_token, placeOfToken(left.subject_hash)),
  }
}
