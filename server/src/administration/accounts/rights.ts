import { randomUUID } from 'node:crypto'
import type * as contract from '@portal/shared-lib/contract/accounts'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { heldAlone } from '../../people/accounts/officers-left'
import { storeOneTimePassword } from '../../people/accounts/one-time-password'
import { endSessionsOf } from '../../people/identity/end-sessions'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { hashPassword } from '../../people/identity/passwords'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { lockPerson, lockPost, recordPerson } from './person'
import { isSecurityOfficer, SECURITY_OFFICER } from './second-officer'

type Roles = CallInput<typeof contract.setRoles>

/**
 * Takes roles from a post at once, which the security officer does; those that it is to have besides are proposed, and
 * others that were proposed before no longer are.
 */
export async function setRoles(db: Db, { postId, roles, homePath }: Roles, by: Author): Promise<void> {
  const post = await lockPost(db, postId)
  await lockPerson(db, post.person_id)
  if (post.person_id === by.personId) refuseRule(TEXTS.self)
  await refuseUnknown(db, roles)
  const was = await rolesOf(db, postId)
  const taken = was.filter(role => !roles.includes(role))
  if (taken.length > 0 && !(await isSecurityOfficer(db, by.personId ?? ''))) refuseRule(TEXTS.takenBySecurity)
  const alone = await heldAlone(db, post.person_id)
  if (taken.some(role => alone.includes(role))) refuseRule(TEXTS.lastOfficer)
  await refuseOfficerBesides(db, post.person_id, postId, roles)
  if (taken.length > 0)
    await db.deleteFrom('post_role').where('post_id', '=', postId).where('role_code', 'in', taken).execute()
  const proposed = [...new Set(roles)].filter(role => !was.includes(role))
  await forgetOthers(db, postId, roles)
  await propose(db, postId, proposed, by)
  await db.updateTable('post').set({ home_path: homePath }).where('id', '=', postId).execute()
  const left = was.filter(role => roles.includes(role))
  const change = {
    was: { post: postId, roles: was, home: post.home_path },
    is: { post: postId, roles: left, proposed, home: homePath },
  }
  await recordPerson(db, post.person_id, 'setRoles', by, change)
}

/** Takes one role from a post, if it has it, with what is proposed of it. */
export async function takeRole(db: Db, postId: string, roleCode: string, by: Author): Promise<void> {
  const post = await db.selectFrom('post').where('id', '=', postId).selectAll().forUpdate().executeTakeFirst()
  if (!post) return
  await lockPerson(db, post.person_id)
  if (post.person_id === by.personId) refuseRule(TEXTS.self)
  const was = await rolesOf(db, postId)
  if (!was.includes(roleCode)) return
  if ((await heldAlone(db, post.person_id)).includes(roleCode)) refuseRule(TEXTS.lastOfficer)
  const left = was.filter(role => role !== roleCode)
  await db.deleteFrom('post_role').where('post_id', '=', postId).where('role_code', '=', roleCode).execute()
  await db.deleteFrom('post_role_proposal').where('post_id', '=', postId).where('role_code', '=', roleCode).execute()
  const change = { was: { post: postId, roles: was }, is: { post: postId, roles: left } }
  await recordPerson(db, post.person_id, 'takeRole', by, change)
}

/** What is proposed of roles that the post is not to have, or to have no longer. */
async function forgetOthers(db: Db, postId: string, roles: readonly string[]): Promise<void> {
  await db
    .deleteFrom('post_role_proposal')
    .where('post_id', '=', postId)
    .where('role_code', 'not in', ['', ...roles])
    .execute()
}

/** What is proposed already keeps its proposer. */
async function propose(db: Db, postId: string, roles: readonly string[], by: Author): Promise<void> {
  if (roles.length === 0) return
  await db
    .insertInto('post_role_proposal')
    .values(roles.map(role_code => ({ post_id: postId, role_code, proposed_by: by.personId ?? null })))
    .onConflict(known => known.columns(['post_id', 'role_code']).doNothing())
    .execute()
}

async function rolesOf(db: Db, postId: string): Promise<string[]> {
  const rows = await db.selectFrom('post_role').where('post_id', '=', postId).select('role_code').execute()
  return rows.map(({ role_code }) => role_code).sort()
}

async function refuseUnknown(db: Db, roles: readonly string[]): Promise<void> {
  const known = await db.selectFrom('role').select('role_code').execute()
  if (roles.some(role => !known.some(({ role_code }) => role_code === role))) refuseRule(TEXTS.roleUnknown)
}

/** An officer has one role in all posts; the database refuses it too, in no words. */
async function refuseOfficerBesides(db: Db, personId: string, postId: string, roles: readonly string[]) {
  const others = await db
    .selectFrom('post_role')
    .innerJoin('post', 'post.id', 'post_role.post_id')
    .where('post.person_id', '=', personId)
    .where('post.id', '<>', postId)
    .select('role_code')
    .execute()
  const all = new Set([...roles, ...others.map(({ role_code }) => role_code)])
  if (all.size > 1 && OFFICER_ROLES.some(role => all.has(role))) refuseRule(TEXTS.officerAlone)
}

/** Ends the sessions of an account and makes its password worthless, until another officer hands out a new one. */
export async function askReset(db: Db, personId: string, by: Author): Promise<void> {
  const { in_use } = await lockPerson(db, personId)
  if (personId === by.personId) refuseRule(TEXTS.self)
  if (!in_use) refuseRule(TEXTS.closed)
  // Nobody else could hand the password out.
  if ((await heldAlone(db, personId)).includes(SECURITY_OFFICER)) refuseRule(TEXTS.lastOfficer)
  await db
    .updateTable('person')
    .set(await withoutPassword(by))
    .where('id', '=', personId)
    .execute()
  await endSessionsOf(db, personId)
  await recordPerson(db, personId, 'askPasswordReset', by)
}

/** A password that nobody knows, until another officer than `by` hands one out. */
export const withoutPassword = async (by: Author) => ({
  awaits_password: true,
  password_asked_by: by.personId ?? null,
  password_hash: await hashPassword(randomUUID()),
  must_change_password: true,
})

/** Answers the one-time password that another officer has asked for. In a transaction of its own: its answer is kept nowhere. */
export const issuePassword = (services: Services, personId: string, by: Author): Promise<string> =>
  services.db.transaction().execute(db => issueIn({ ...services, db }, personId, by))

async function issueIn(services: Services, personId: string, by: Author): Promise<string> {
  const { db } = services
  const person = await lockPerson(db, personId)
  if (personId === by.personId) refuseRule(TEXTS.self)
  if (!person.in_use) refuseRule(TEXTS.closed)
  if (!person.awaits_password) refuseRule(TEXTS.notAsked)
  if (person.password_asked_by === by.personId) refuseRule(TEXTS.samePerson)
  const password = await storeOneTimePassword(db, personId, services)
  await recordPerson(db, personId, 'issuePassword', by)
  return password
}
