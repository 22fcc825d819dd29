import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { COUNTED_MOST, RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import type * as contract from '@portal/shared-lib/contract/scopes'
import { sql } from 'kysely'
import { callerInPost } from '../../people/identity/caller-in-post'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { petitionsVisibleTo } from '../../petitions/record/scope'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { undone } from '../../platform/database/undone'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { refuseBeyond } from './beyond'
import { lockPerson, lockPost, recordPerson } from './person'
import { type Given, giveScope } from './proposals'

type Change = CallInput<typeof contract.previewScope>

/** Proposes another scope of a role that a post has, or is to have; another officer agrees with `agreeRoles`. */
export async function proposeScope(db: Db, asked: CallInput<typeof contract.proposeScope>, by: Author): Promise<void> {
  const { post, was, is } = await checked(db, asked, by)
  const { role_code, data_scope, org_ids } = is
  const named = { post_id: post.id, role_code }
  await db.deleteFrom('post_role_proposal').where('post_id', '=', post.id).where('role_code', '=', role_code).execute()
  await db
    .insertInto('post_role_proposal')
    .values({ ...named, data_scope, org_ids, reason: asked.reason, proposed_by: by.personId ?? null })
    .execute()
  const told = { post: post.id, role: role_code }
  await recordPerson(db, post.person_id, 'proposeScope', by, {
    was: { ...told, ...was },
    is: { ...told, scope: data_scope, listed: org_ids, reason: asked.reason },
  })
}

/** What the post reaches now, and with the change. Nothing is changed. */
export const previewScope = (
  services: Pick<Services, 'db' | 'config'>,
  asked: Change,
  by: Author,
): Promise<CallAnswer<typeof contract.previewScope>> =>
  undone(services, async db => {
    const { post, is } = await checked(db, asked, by)
    const { provinceCode } = services.config
    const { person_id: personId, org_id: orgId, dept_id: deptId } = post
    const reached = async () => {
      const caller = await callerInPost(db, provinceCode, { personId, holderId: personId, orgId, deptId })
      const found = petitionsVisibleTo(db, caller).select('petition.id').limit(COUNTED_MOST).as('found')
      const { count } = await db
        .selectFrom(found)
        .select(eb => eb.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    }
    const before = await reached()
    await giveScope(db, is)
    return { before, after: await reached() }
  })

/** Refuses what may not be; answers the post, how it stands, and what it comes to. */
async function checked(db: Db, { postId, roleCode, scope, orgIds }: Change, by: Author) {
  const post = await lockPost(db, postId)
  const person = await lockPerson(db, post.person_id)
  if (person.id === by.personId) refuseRule(ACCOUNT_TEXTS.self)
  if (!person.in_use) refuseRule(ACCOUNT_TEXTS.closed)
  if (OFFICER_ROLES.includes(roleCode)) refuseRule(TEXTS.officerScope)
  const listed = scope === 'LIST' ? [...new Set(orgIds)].sort() : []
  await refuseUnknown(db, listed)
  await refuseBeyond(db, by, [post.org_id, ...listed])
  if (scope === 'REGION_TREE') await refuseNoBureau(db, post.org_id)
  const data_scope = scope === '' ? null : scope
  const was = await standing(db, postId, roleCode)
  if (was.isHeld && was.scope === data_scope && String(was.listed) === String(listed)) refuseRule(TEXTS.sameScope)
  const is: Given = { post_id: postId, role_code: roleCode, data_scope, org_ids: listed }
  return { post, was: { scope: was.scope, listed: was.listed }, is }
}

async function refuseUnknown(db: Db, orgIds: readonly string[]): Promise<void> {
  const known = await db
    .selectFrom('organisation')
    .where('id', 'in', ['', ...orgIds])
    .where('in_use', '=', true)
    .select('id')
    .execute()
  if (known.length < orgIds.length) refuseRule(TEXTS.listedUnknown)
}

async function refuseNoBureau(db: Db, orgId: string): Promise<void> {
  const { is_petition } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('is_petition')
    .executeTakeFirstOrThrow()
  if (!is_petition) refuseRule(TEXTS.bureauOnly)
}

/** How a role of a post is held, or was proposed; refuses where it is neither. */
async function standing(db: Db, postId: string, roleCode: string) {
  const { rows } = await sql<{ isHeld: boolean; scope: string | null; listed: string[] }>`
    select true as "isHeld", data_scope as scope, case when data_scope = 'LIST' then
      array(select org_id from post_scope where post_scope.post_id = post_role.post_id order by 1) else '{}' end as listed
    from post_role where post_id = ${postId} and role_code = ${roleCode}
    union all
    select false, data_scope, org_ids from post_role_proposal where post_id = ${postId} and role_code = ${roleCode}
    order by 1 desc limit 1`.execute(db)
  return rows[0] ?? refuseRule(TEXTS.roleNotHeld)
}
