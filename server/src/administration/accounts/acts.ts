import { heldAlone } from '../../people/accounts/officers-left'
import { forgetFailuresOf } from '../../people/identity/attempts/counting'
import { endSessionsOf } from '../../people/identity/end-sessions'
import { openWorkOf } from '../../petitions/todos/assign/open-work'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { askAgain } from './ask-again'
import { type Person, recordPerson } from './person'
import { withoutPassword } from './rights'

/** Unlocks an account, from whichever address. */
export async function unlockAccount(db: Db, person: Person, by: Author): Promise<void> {
  await forgetFailuresOf(db, person)
  await recordPerson(db, person.id, 'unlock', by)
}

/** Lets an account that was not used for long sign in again. */
export async function wakeAccount(db: Db, { id }: Person, by: Author): Promise<void> {
  await db.updateTable('person').set({ last_sign_in_at: new Date() }).where('id', '=', id).execute()
  await recordPerson(db, id, 'wake', by)
}

/** Whether an account may be used with what the portal keeps of it alone, or by providers outside of it too. */
export async function keepLocal(db: Db, { id, local_only: was }: Person, is: boolean, by: Author): Promise<void> {
  await db.updateTable('person').set({ local_only: is }).where('id', '=', id).execute()
  await recordPerson(db, id, is ? 'keepLocal' : 'letOutside', by, { was: { localOnly: was }, is: { localOnly: is } })
}

/**
 * Forgets whom a provider means by an account, and ends the sessions that it has opened. Answers false where it is not tied
 * to it.
 */
export async function untieAccount(
  db: Db,
  { id }: Person,
  { provider, reason }: { readonly provider: string; readonly reason: string },
  by: Author,
): Promise<boolean> {
  const tie = db.deleteFrom('sign_on_tie').where('person_id', '=', id).where('provider', '=', provider)
  const { numDeletedRows } = await tie.executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const open = await db
    .selectFrom('sign_on_session')
    .innerJoin('session', 'session.token_hash', 'sign_on_session.token_hash')
    .innerJoin('post', 'post.id', 'session.own_post_id')
    .where('provider', '=', provider)
    .where('post.person_id', '=', id)
    .where('ended_at', 'is', null)
    .select('session.token_hash')
    .execute()
  for (const { token_hash: only } of open) await endSessionsOf(db, id, { only })
  await recordPerson(db, id, 'untie', by, { was: { provider }, is: { reason } })
  return true
}

/** Ends all sessions of an account, or with `only` the one of that token hash. */
export async function signOutAccount(db: Db, { id }: Pick<Person, 'id'>, by: Author, only?: string): Promise<void> {
  await endSessionsOf(db, id, only === undefined ? {} : { only })
  await recordPerson(db, id, only === undefined ? 'endSessions' : 'endSession', by)
}

export type CloseProblem =
  | { readonly why: 'work'; readonly work: Awaited<ReturnType<typeof openWorkOf>> }
  | { readonly why: 'lastOfficer'; readonly roles: readonly string[] }

/**
 * Closes an account; answers what speaks against it where it was not closed. `force` closes it with its work, though
 * never the last officer of a kind.
 */
export async function closeAccount(
  db: Db,
  { id }: Person,
  force: boolean,
  by: Author,
): Promise<CloseProblem | undefined> {
  const roles = await heldAlone(db, id)
  if (roles.length > 0) return { why: 'lastOfficer', roles }
  const work = await openWorkOf(db, id)
  const left = work.todos + work.drafts + work.leaderCases
  if (!force && left > 0) return { why: 'work', work }
  await db.updateTable('person').set({ in_use: false }).where('id', '=', id).execute()
  await endSessionsOf(db, id)
  await recordPerson(db, id, left > 0 ? 'closeWithWork' : 'close', by, CLOSED)
  return undefined
}

/**
 * Without a password and without rights, as a new account: what it could do when it was closed is proposed, and another
 * officer agrees and hands a password out.
 */
export async function reopenAccount(db: Db, { id }: Person, by: Author): Promise<void> {
  await db
    .updateTable('person')
    .set({ in_use: true, last_sign_in_at: new Date(), ...(await withoutPassword(by)) })
    .where('id', '=', id)
    .execute()
  const posts = await db.selectFrom('post').where('person_id', '=', id).select('id').execute()
  const postIds = posts.map(post => post.id)
  await askAgain(db, postIds, '账号恢复', by)
  await recordPerson(db, id, 'reopen', by, { was: CLOSED.is, is: CLOSED.was })
}

const CLOSED = { was: { inUse: true }, is: { inUse: false } }
