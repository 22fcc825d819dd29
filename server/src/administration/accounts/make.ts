import type * as contract from '@portal/shared-lib/contract/accounts'
import type { CallInput } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { sql } from 'kysely'
import { columnsOf, createAccounts, type NewPost } from '../../people/accounts/create'
import { heldAlone } from '../../people/accounts/officers-left'
import { endSessionsOf } from '../../people/identity/end-sessions'
import { refuseMobileTaken } from '../../people/identity/mobile-taken'
import { OFFICER_ROLES } from '../../people/identity/officers'
import type { Author } from '../../platform/audit/author'
import { changed } from '../../platform/audit/changed'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseField, refuseRule } from '../../platform/refusal'
import { askAgain } from './ask-again'
import { lockPerson, lockPost, recordPerson } from './person'

/** Makes an account with one post and no right. */
export async function makeAccount(db: Db, args: CallInput<typeof contract.createAccount>, by: Author): Promise<string> {
  const { account, userName, telephone, phoneNum } = args
  await refuseAccountTaken(db, account)
  await refuseMobileTaken(db, telephone, '')
  await refuseUnfit(db, args)
  const [id = ''] = await createAccounts(
    db,
    [{ account, userName, telephone, phoneNum, posts: [args] }],
    by.personId ?? null,
  )
  await recordPerson(db, id, 'createAccount', by, { is: columnsOf(args) })
  return id
}

async function refuseAccountTaken(db: Db, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${account}`}, 0))`.execute(db)
  const other = await db.selectFrom('person').where('login_account', '=', account).select('id').executeTakeFirst()
  if (other) refuseField(TEXTS.accountTaken, 'account')
}

/** The names and numbers themselves are in no row of the audit: which have changed is. */
export async function changeAccount(db: Db, args: CallInput<typeof contract.updateAccount>, by: Author): Promise<void> {
  const was = await lockPerson(db, args.personId)
  await refuseMobileTaken(db, args.telephone, args.personId)
  const is = { user_name: args.userName, telephone: args.telephone, phone_num: args.phoneNum }
  const fields = Object.keys(changed({ ...was }, is).after)
  await db.updateTable('person').set(is).where('id', '=', args.personId).execute()
  await recordPerson(db, args.personId, 'updateAccount', by, { is: { fields } })
}

/**
 * Adds a post without any role, or moves it to another department of its organisation: what it may do there waits until
 * another officer agrees again, for it reaches other petitions. Officers reach none anywhere.
 */
export async function savePost(db: Db, args: CallInput<typeof contract.savePost>, by: Author): Promise<void> {
  const { personId, postId } = args
  await lockPerson(db, personId)
  await refuseUnfit(db, args)
  const is = columnsOf(args)
  if (postId === '') {
    await refuseSecondPost(db, personId, args.orgId)
    await db
      .insertInto('post')
      .values({ id: sql<string>`gen_random_uuid()::text`, person_id: personId, ...is })
      .execute()
    return recordPerson(db, personId, 'savePost', by, { is })
  }
  const post = await lockPost(db, postId)
  if (post.person_id !== personId || post.org_id !== args.orgId) refuse('notFound', { what: '岗位' })
  await db.updateTable('post').set(is).where('id', '=', postId).execute()
  if (post.dept_id !== is.dept_id) await askAgain(db, [postId], '岗位调整部门', by, OFFICER_ROLES)
  return recordPerson(db, personId, 'savePost', by, { was: changed(is, { ...is, ...oldOf(post) }).after, is })
}

const oldOf = ({ dept_id, position_name }: { readonly dept_id: string; readonly position_name: string }) => ({
  dept_id,
  position_name,
})

async function refuseSecondPost(db: Db, personId: string, orgId: string): Promise<void> {
  const posts = db.selectFrom('post').where('person_id', '=', personId).where('org_id', '=', orgId)
  if (await posts.select('id').executeTakeFirst()) refuseField(TEXTS.postTwice, 'orgId')
}

async function refuseUnfit(db: Db, { orgId, deptId }: NewPost): Promise<void> {
  const department = await db
    .selectFrom('department')
    .innerJoin('organisation', 'organisation.id', 'department.org_id')
    .where('department.id', '=', deptId)
    .where('department.org_id', '=', orgId)
    .select('in_use')
    .executeTakeFirst()
  if (!department) refuseField(TEXTS.departmentUnknown, 'deptId')
  if (!department.in_use) refuseField(TEXTS.organisationClosed, 'orgId')
}

/** Takes away a post in which nothing was ever done and nothing waits. */
export async function removePost(db: Db, provinceCode: string, postId: string, by: Author): Promise<void> {
  const { person_id, org_id, dept_id, position_name } = await lockPost(db, postId)
  await lockPerson(db, person_id)
  const posts = await db.selectFrom('post').where('person_id', '=', person_id).select('id').execute()
  if (posts.length === 1) refuseRule(TEXTS.lastPost)
  if ((await heldAlone(db, person_id)).length > 0) refuseRule(TEXTS.lastOfficer)
  const todos = await todosOf(db, provinceCode, person_id, org_id)
  if (todos > 0) refuseRule(TEXTS.postWork(todos))
  await endSessionsOf(db, person_id)
  try {
    await db.deleteFrom('post_role').where('post_id', '=', postId).execute()
    await db.deleteFrom('post_scope').where('post_id', '=', postId).execute()
    await db.deleteFrom('post').where('id', '=', postId).execute()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === REFERRED) refuseRule(TEXTS.postUsed)
    throw error
  }
  await recordPerson(db, person_id, 'removePost', by, { was: { org_id, dept_id, position_name } })
}

/** PostgreSQL's `foreign_key_violation`. */
const REFERRED = '23503'

async function todosOf(db: Db, provinceCode: string, personId: string, orgId: string): Promise<number> {
  const { count } = await db
    .selectFrom('todo')
    .where('province_code', '=', provinceCode)
    .where('person_id', '=', personId)
    .where('org_id', '=', orgId)
    .where('done_at', 'is', null)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
