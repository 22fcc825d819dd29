import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/database/connect'
import type { Database } from '../../../platform/database/schema'
import type { Services } from '../../../platform/services'
import { type Attempt, recordAttempt, recordLock } from './attempts'
import { digestOf, isLocked, ofSameAccount } from './failures'

/**
 * Counts a sign-in as failed before anything of it is looked at, so that of many at once no more are looked at than
 * may fail. The answer is the failure's id, by which it is taken back; undefined where the account is locked.
 */
export function countAsFailed({ db, now }: Services, attempt: Attempt): Promise<string | undefined> {
  return db.transaction().execute(async transaction => {
    // One after the other on all servers: counting takes a millisecond, looking at a password fifty.
    await sql`select pg_advisory_xact_lock(hashtextextended('sign-in', 0))`.execute(transaction)
    return (await isLocked(transaction, attempt, now())) ? undefined : addFailure(transaction, attempt, now())
  })
}

async function addFailure(db: Db, { typed, personId, address }: Attempt, at: Date): Promise<string> {
  const failure = { typed: typed === '' ? null : digestOf(typed), person_id: personId ?? null, address, at }
  const { id } = await db.insertInto('failed_sign_in').values(failure).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Takes a failure back that was none. */
export async function takeBack(db: Db, id: string): Promise<void> {
  await db.deleteFrom('failed_sign_in').where('id', '=', id).execute()
}

/** A success forgives the failures of the account at the address, and lets the address be known as the person's. */
export async function forgive(db: Db, attempt: Attempt, personId: string, at: Date): Promise<void> {
  const { address } = attempt
  const sameAccount = ofSameAccount(attempt)
  if (sameAccount) await db.deleteFrom('failed_sign_in').where(sameAccount).where('address', '=', address).execute()
  await db
    .insertInto('sign_in_address')
    .values({ person_id: personId, address, last_at: at })
    .onConflict(conflict => conflict.columns(['person_id', 'address']).doUpdateSet({ last_at: at }))
    .execute()
}

/** Writes into the audit that a counted sign-in was refused, and that it was one too many where it was. */
export async function recordRefused(db: Db, attempt: Attempt, at: Date): Promise<void> {
  await recordAttempt(db, attempt, 'refused')
  if (await isLocked(db, attempt, at)) await recordLock(db, attempt)
}

/** Counts a wrong password that somebody with a session entered, as if it had been entered at sign-in. */
export async function countWrongPassword(db: Db, attempt: Attempt, at: Date): Promise<void> {
  await addFailure(db, attempt, at)
  await recordRefused(db, attempt, at)
}

/** Unlocks a person's account at all addresses, by whichever of its names it was locked. */
export async function forgetFailuresOf(
  db: Db,
  { id, login_account, user_name, telephone }: Selectable<Database['person']>,
): Promise<void> {
  const names = [login_account, user_name, telephone].map(digestOf)
  await db
    .deleteFrom('failed_sign_in')
    .where(eb => eb.or([eb('person_id', '=', id), eb('typed', 'in', names)]))
    .execute()
}
