import type { managedAccount } from '@portal/shared-lib/contract/accounts'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { sql } from 'kysely'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { flag } from '../../platform/http/flag'
import type { Scope } from '../../platform/scopes'
import { mayAgreeTo } from './second-officer'

type PostRights = Pick<CallAnswer<typeof managedAccount>['posts'][number], 'held' | 'listed' | 'proposals'>
type Listed = PostRights['listed']

/** Whose proposals whoever asks may agree to is said beside each. */
export type Asker = Pick<Caller, 'personId' | 'roles'>

/** What each of some posts may do, and what is proposed of it. */
export async function rightsOfPosts(db: Db, postIds: readonly string[], asker: Asker) {
  const [held, listed, proposals] = [
    await heldBy(db, postIds),
    await listedFor(db, postIds),
    await proposedFor(db, postIds, asker),
  ]
  return (id: string): PostRights => ({
    held: held.flatMap(({ postId, ...role }) => (postId === id ? [role] : [])),
    listed: listed.flatMap(({ postId, ...each }) => (postId === id ? [each] : [])),
    proposals: proposals.flatMap(({ postId, ...proposal }) => (postId === id ? [proposal] : [])),
  })
}

/** SQL for the scope that a role of a post, or a proposal of one, comes to. */
const scopeOf = (table: 'post_role' | 'proposal') =>
  sql<Scope>`coalesce(${sql.ref(`${table}.data_scope`)}, role.data_scope)`

const heldBy = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('post_role')
    .innerJoin('role', 'role.role_code', 'post_role.role_code')
    .where('post_id', 'in', ['', ...postIds])
    .where('role.role_code', 'not in', [...OFFICER_ROLES])
    .orderBy('role.role_code')
    .select(['post_id as postId', 'role.role_code as roleCode', 'role_name as roleName'])
    .select([scopeOf('post_role').as('scope'), sql<Scope>`role.data_scope`.as('usual')])
    .execute()

const listedFor = (db: Db, postIds: readonly string[]) =>
  db
    .selectFrom('post_scope')
    .innerJoin('organisation', 'organisation.id', 'org_id')
    .where('post_id', 'in', ['', ...postIds])
    .orderBy('company_name')
    .orderBy('org_id')
    .select(['post_id as postId', 'org_id as orgId', 'company_name as name'])
    .execute()

async function proposedFor(db: Db, postIds: readonly string[], asker: Asker) {
  const rows = await db
    .selectFrom('post_role_proposal as proposal')
    .innerJoin('post', 'post.id', 'post_id')
    .innerJoin('role', 'role.role_code', 'proposal.role_code')
    .leftJoin('person', 'person.id', 'proposed_by')
    .where('post_id', 'in', ['', ...postIds])
    .orderBy('proposal.role_code')
    .select(['proposal.id', 'post_id as postId', 'proposal.role_code as roleCode', 'role_name as roleName'])
    .select(['user_name as by', 'proposed_by as proposer', 'proposed_at as at', 'reason', 'post.person_id as holder'])
    .select([
      scopeOf('proposal').as('scope'),
      sql<Listed>`coalesce((select json_agg(json_build_object('orgId', id, 'name', company_name) order by company_name)
        from organisation where id = any(org_ids)), '[]')`.as('listed'),
      sql<boolean>`exists (select from post_role as held
        where held.post_id = proposal.post_id and held.role_code = proposal.role_code)`.as('isHeld'),
    ])
    .execute()
  return await Promise.all(
    rows.map(async ({ proposer, by, at, isHeld, holder, scope, ...row }) => ({
      ...row,
      scope: OFFICER_ROLES.includes(row.roleCode) ? null : scope,
      isHeld: flag(isHeld),
      by: by ?? '',
      at: dateTimeOf(at),
      mayAgree: flag(asker.personId !== holder && (await mayAgreeTo(db, asker, proposer))),
    })),
  )
}
