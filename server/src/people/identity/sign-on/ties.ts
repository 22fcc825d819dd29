import type { SignOnProblem } from '@portal/shared-lib/contract/rules/sign-on'
import type { Db } from '../../../platform/database/connect'
import type { Services } from '../../../platform/services'
import { tokenHash } from '../../../platform/token'
import type { Proven } from './provider'
import { providersOf } from './providers'
import { accountOf, type Known, type SignOnTicket } from './tickets'

type Tied = Pick<SignOnTicket, 'provider' | 'personId' | 'subjectHash'>

/**
 * Whether a provider has meant somebody else by the account so far, or another account by the person. Names of accounts are
 * given anew there, and some let people choose theirs; the subject stays.
 */
async function isTiedOtherwise(db: Db, { provider, personId, subjectHash }: Tied): Promise<boolean> {
  const ties = await db
    .selectFrom('sign_on_tie')
    .where('provider', '=', provider)
    .where(eb => eb.or([eb('person_id', '=', personId), eb('subject_hash', '=', subjectHash)]))
    .select(['person_id', 'subject_hash'])
    .execute()
  return ties.some(tie => tie.person_id !== personId || tie.subject_hash !== subjectHash)
}

/** Whose account a provider means by somebody; or why that lets nobody in. */
export async function whoIsMeant(
  db: Db,
  provider: string,
  { account, subject }: Proven,
): Promise<Known | SignOnProblem> {
  const known = await accountOf(db, account)
  if (typeof known === 'string') return known
  const isOther = await isTiedOtherwise(db, { provider, personId: known.personId, subjectHash: tokenHash(subject) })
  return isOther ? 'otherPerson' : known
}

/** Ties an account to whom a provider means by it, and notes that it was used; false where it is tied otherwise. */
export async function tieAccount(
  services: Services,
  db: Db,
  { provider, personId, subjectHash }: Tied,
): Promise<boolean> {
  const at = services.now()
  // A directory is asked for the account itself, and its names of people change with their offices.
  const isDirectory = providersOf(services).get(provider)?.settings.kind === 'ldap'
  const subject_hash = isDirectory ? null : subjectHash
  await db
    .insertInto('sign_on_tie')
    .values({ person_id: personId, provider, subject_hash, tied_at: at, used_at: at })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { numUpdatedRows } = await db
    .updateTable('sign_on_tie')
    .where('person_id', '=', personId)
    .where('provider', '=', provider)
    .where('subject_hash', isDirectory ? 'is' : '=', subject_hash)
    .set({ used_at: at })
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
