import type { Db } from '../../../platform/database/connect'
import { tokenHash } from '../../../platform/token'
import type { SignOnTicket } from './tickets'

/** Keeps by which provider a session was opened: it ends when the provider says so. */
export async function rememberSignOn(db: Db, token: string, by: SignOnTicket): Promise<void> {
  const { provider, subjectHash: subject_hash, referenceHash: reference_hash } = by
  await db
    .insertInto('sign_on_session')
    .values({ token_hash: tokenHash(token), provider, subject_hash, reference_hash })
    .execute()
}
