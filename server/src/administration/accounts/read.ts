import type { accountChoices, managedAccount } from '@portal/shared-lib/contract/accounts'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { auditActionName } from '@portal/shared-lib/contract/rules/audit'
import { sql } from 'kysely'
import { openWorkOf } from '../../petitions/todos/assign/open-work'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import { refuse } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { stateOf } from './list'
import { type Asker, rightsOfPosts } from './post-rights'
import { hasProviders, tiesOf } from './sign-on'

type Account = CallAnswer<typeof managedAccount>

/** Rows of the history. */
const LAST = 20

/** All of an account, with what was done to it last. */
export async function readAccount(
  db: Db,
  policy: Pick<Services, 'config' | 'now'>,
  id: string,
  asker: Asker,
): Promise<Account> {
  const found = await db
    .selectFrom('person')
    .where('id', '=', id)
    .select(['id as personId', 'login_account as account', 'user_name as userName', 'telephone'])
    .select(['phone_num as phoneNum', stateOf(policy).as('state'), 'awaits_password as awaitsPassword'])
    .select('local_only as isLocal')
    .select(['last_sign_in_at as lastSignInAt', 'password_changed_at as passwordChangedAt'])
    .select([
      sql<number>`(select count(*)::int from session join post on post.id = own_post_id
        where person_id = person.id and ended_at is null)`.as('sessions'),
      sql<number>`(select count(*)::int from failed_sign_in where person_id = person.id)`.as('failures'),
      sql<boolean>`exists (select from second_factor where person_id = person.id)`.as('hasCodes'),
    ])
    .executeTakeFirst()
  const { lastSignInAt, passwordChangedAt, isLocal, ...person } = found ?? refuse('notFound', { what: '人员' })
  return {
    ...person,
    awaitsPassword: flag(person.awaitsPassword),
    hasCodes: flag(person.hasCodes),
    lastSignInAt: dateTimeOf(lastSignInAt),
    passwordChangedAt: dateTimeOf(passwordChangedAt),
    certificate: await certificateOf(db, id),
    signOn: hasProviders(policy) ? { isLocal: flag(isLocal), ties: await tiesOf(db, policy, id) } : null,
    work: await openWorkOf(db, id),
    posts: await postsOf(db, id, asker),
    history: await historyOf(db, id),
  }
}

async function certificateOf(db: Db, personId: string): Promise<Account['certificate']> {
  const found = await db
    .selectFrom('person_certificate')
    .where('person_id', '=', personId)
    .select(['subject', 'serial_no as serialNo', 'bound_at as boundAt'])
    .executeTakeFirst()
  return found ? { ...found, boundAt: dateTimeOf(found.boundAt) } : null
}

async function postsOf(db: Db, personId: string, asker: Asker): Promise<Account['posts']> {
  const posts = await db
    .selectFrom('post')
    .innerJoin('organisation', 'organisation.id', 'post.org_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .where('post.person_id', '=', personId)
    .orderBy('company_name')
    .orderBy('post.id')
    .select(['post.id as postId', 'post.org_id as orgId', 'company_name as orgName', 'post.dept_id as deptId'])
    .select(['dept_name as deptName', 'position_name as positionName', 'home_path as homePath'])
    .select(
      sql<string[]>`array(select role_code from post_role where post_role.post_id = post.id order by 1)`.as('roles'),
    )
    .execute()
  const rightsOf = await rightsOfPosts(
    db,
    posts.map(({ postId }) => postId),
    asker,
  )
  return posts.map(post => ({ ...post, ...rightsOf(post.postId) }))
}

async function historyOf(db: Db, personId: string): Promise<Account['history']> {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('person', 'person.id', 'audit.person_id')
    .where('object_id', '=', personId)
    .where('object_type', '=', 'person')
    .orderBy('at', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(LAST)
    .select(['at', 'action', 'user_name as by'])
    .execute()
  return rows.map(({ at, action, by }) => ({ at: dateTimeOf(at), action: auditActionName(action), by: by ?? '命令行' }))
}

/** Departments of an organisation, and all roles. */
export async function readChoices(db: Db, orgId: string): Promise<CallAnswer<typeof accountChoices>> {
  const departments = await db
    .selectFrom('department')
    .where('org_id', '=', orgId)
    .orderBy('sort_no')
    .orderBy('id')
    .select(['id as deptId', 'dept_name as deptName'])
    .execute()
  const roles = await db
    .selectFrom('role')
    .orderBy('role_code')
    .select(['role_code as roleCode', 'role_name as roleName'])
    .execute()
  return { departments, roles }
}
