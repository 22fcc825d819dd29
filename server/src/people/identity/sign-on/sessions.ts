import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import type { SignOnTicket } from './tickets'

/** Whether a session was opened by a provider. */
export async function isBySignOn({ config, db }: Services, hash: string): Promise<boolean> {
  if (config.signOn.providers.length === 0) return false
  const found = db.selectFrom('sign_on_session').where('token_hash', '=', hash).select('provider')
  return (await found.executeTakeFirst()) !== undefined
}

/** Keeps by which provider a session was opened: it ends when the provider says so. */
export async function rememberSignOn(db: Db, token: string, by: SignOnTicket): Promise<void> {
  const { provider, subjectHash: subject_hash, referenceHash: reference_hash } = by
  await db
    .insertInto('sign_on_session')
    .values({ token_hash: tokenHash(token), provider, subject_hash, reference_hash })
    .execute()
}
