import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'

/** A post in which somebody may sign in. */
export interface SignInPost {
  readonly postId: string
  readonly personId: string
  readonly organisationId: string
  readonly account: string
  readonly telephone: string
  readonly passwordHash: string
  readonly mustChangePassword: boolean
}

/** Posts in which somebody may sign in: closed accounts and offices have none. */
function openPosts(db: Db) {
  return db
    .selectFrom('post')
    .innerJoin('person', 'person.id', 'post.person_id')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .where('person.in_use', '=', true)
    .where('organisation.in_use', '=', true)
}

/** Posts of those whom a text names as login account, mobile number or name. */
function postsOf(db: Db, typed: string) {
  return openPosts(db).where(eb =>
    eb.or([eb('login_account', '=', typed), eb('person.telephone', '=', typed), eb('user_name', '=', typed)]),
  )
}

const SIGN_IN_COLUMNS = [
  'post.id as postId',
  'person.id as personId',
  'organisation.id as organisationId',
  'login_account as account',
  'person.telephone',
  'password_hash as passwordHash',
  'must_change_password as mustChangePassword',
] as const

export function findPostById(db: Db, postId: string): Promise<SignInPost | undefined> {
  return openPosts(db).where('post.id', '=', postId).select(SIGN_IN_COLUMNS).executeTakeFirst()
}

/**
 * The post in an organisation that a text means: by the account before the number before the name. Where two share
 * the number or the name there is none: their passwords might be the same, and one would sign in as the other.
 */
export async function findPost(db: Db, typed: string, organisationId: string): Promise<SignInPost | undefined> {
  const posts: SignInPost[] = await postsOf(db, typed)
    .where('organisation.id', '=', organisationId)
    .select(SIGN_IN_COLUMNS)
    .execute()
  const byAccount = posts.filter(post => post.account === typed)
  const byNumber = posts.filter(post => post.telephone === typed)
  return onlyOne(byAccount) ?? onlyOne(byNumber) ?? onlyOne(posts)
}

function onlyOne<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

/** The post in an organisation of somebody who is known already. */
export function findPostOf(db: Db, personId: string, organisationId: string): Promise<SignInPost | undefined> {
  const posts = openPosts(db).where('person.id', '=', personId).where('organisation.id', '=', organisationId)
  return posts.select(SIGN_IN_COLUMNS).orderBy('post.id').executeTakeFirst()
}

/** Organisations in which somebody who is known already may sign in, by name. */
export const organisationsOfPerson = (db: Db, personId: string) =>
  openPosts(db)
    .where('person.id', '=', personId)
    .select(['organisation.id', 'company_name as companyName'])
    .distinct()
    .orderBy('company_name')
    .orderBy('organisation.id')
    .execute()

export interface OrganisationFilter {
  /** Part of the name. */
  readonly companyName?: string | undefined
  readonly organisationId?: string | undefined
}

/** Organisations in which those whom a text names may sign in, by name. */
export function organisationsOf(db: Db, typed: string, { companyName, organisationId }: OrganisationFilter) {
  return postsOf(db, typed)
    .$if(Boolean(companyName), query => query.where(sql<boolean>`strpos(company_name, ${companyName}) > 0`))
    .$if(Boolean(organisationId), query => query.where('organisation.id', '=', organisationId ?? ''))
    .select(['organisation.id', 'company_name as companyName', 'sub_level_code as subLevelCode'])
    .distinct()
    .orderBy('company_name')
    .orderBy('organisation.id')
    .execute()
}
