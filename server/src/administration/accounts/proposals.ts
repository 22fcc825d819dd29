import { ACCOUNT_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { OFFICER_ROLES } from '../../people/identity/officers'
import type { Author } from '../../platform/audit/author'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { refuseBeyond } from './beyond'
import { lockPerson, recordPerson } from './person'
import { refuseAlone } from './second-officer'

/** Gives roles that another officer proposed; the security officer is one of the two. */
export async function agreeRoles(db: Db, ids: readonly string[], by: Author): Promise<void> {
  const proposals = await lockProposals(db, ids)
  if (proposals.length < new Set(ids).size) refuseRule(TEXTS.proposalGone)
  await refuseAlone(
    db,
    by,
    proposals.map(({ proposed_by }) => proposed_by),
  )
  await refuseBeyond(db, by, orgsOf(proposals))
  for (const personId of [...new Set(proposals.map(({ person_id }) => person_id))].sort()) {
    if (personId === by.personId) refuseRule(TEXTS.self)
    if (!(await lockPerson(db, personId)).in_use) refuseRule(TEXTS.closed)
    const own = proposals.filter(({ person_id }) => person_id === personId)
    const { was, is, given } = await give(db, personId, own)
    const proposers = [...new Set(own.map(({ proposed_by }) => proposed_by))]
    await recordPerson(db, personId, 'agreeRoles', by, { was: { roles: was }, is: { roles: is, given, proposers } })
  }
}

/** Gives a person, who is locked, all that others proposed; answers all roles that the person then has. */
export async function giveProposed(db: Db, personId: string, by: Author): Promise<string[]> {
  const proposals = await proposalsOf(db).where('post.person_id', '=', personId).forUpdate().execute()
  const others = proposals.filter(({ proposed_by }) => proposed_by === null || proposed_by !== by.personId)
  await refuseBeyond(db, by, orgsOf(others))
  const { is } = await give(db, personId, others)
  return is
}

/** Gives proposals up. */
export async function declineRoles(db: Db, ids: readonly string[], by: Author): Promise<void> {
  const proposals = await lockProposals(db, ids)
  if (proposals.length < new Set(ids).size) refuseRule(TEXTS.proposalGone)
  await db.deleteFrom('post_role_proposal').where('id', 'in', ids).execute()
  for (const { person_id, post_id, role_code, data_scope } of proposals) {
    if (person_id === by.personId) refuseRule(TEXTS.self)
    const was = { post: post_id, role: role_code, scope: data_scope }
    await recordPerson(db, person_id, 'declineRoles', by, { was })
  }
}

const orgsOf = (proposals: readonly Proposal[]) => proposals.flatMap(({ org_id, org_ids }) => [org_id, ...org_ids])

const proposalsOf = (db: Db) =>
  db
    .selectFrom('post_role_proposal')
    .innerJoin('post', 'post.id', 'post_id')
    .select(['post_role_proposal.id', 'post_id', 'role_code', 'data_scope', 'org_ids', 'proposed_by'])
    .select(['person_id', 'org_id'])

const lockProposals = (db: Db, ids: readonly string[]) =>
  proposalsOf(db).where('post_role_proposal.id', 'in', ids).orderBy('post_role_proposal.id').forUpdate().execute()

type Proposal = Awaited<ReturnType<typeof lockProposals>>[number]

/** An officer has one role alone, which the database refuses too, in no words. */
async function give(db: Db, personId: string, proposals: readonly Proposal[]) {
  const was = await rolesOf(db, personId)
  const is = [...new Set([...was, ...proposals.map(({ role_code }) => role_code)])].sort()
  if (is.length > 1 && OFFICER_ROLES.some(role => is.includes(role))) refuseRule(TEXTS.officerAlone)
  for (const proposal of proposals) {
    await db.deleteFrom('post_role_proposal').where('id', '=', proposal.id).execute()
    await giveScope(db, proposal)
  }
  const given = proposals.map(({ post_id, role_code, data_scope, org_ids }) => ({
    post: post_id,
    role: role_code,
    scope: data_scope,
    listed: org_ids,
  }))
  return { was, is, given }
}

export type Given = Pick<Proposal, 'post_id' | 'role_code' | 'data_scope' | 'org_ids'>

/** Gives a post a role with its scope; of a role that it has, the scope changes. */
export async function giveScope(db: Db, { post_id, role_code, data_scope, org_ids }: Given): Promise<void> {
  await db
    .insertInto('post_role')
    .values({ post_id, role_code, data_scope })
    .onConflict(given => given.columns(['post_id', 'role_code']).doUpdateSet({ data_scope }))
    .execute()
  if (data_scope === 'LIST') await listOrganisations(db, post_id, org_ids)
}

async function listOrganisations(db: Db, post_id: string, orgIds: readonly string[]): Promise<void> {
  await db.deleteFrom('post_scope').where('post_id', '=', post_id).execute()
  const rows = orgIds.map(org_id => ({ post_id, org_id }))
  if (rows.length > 0) await db.insertInto('post_scope').values(rows).execute()
}

async function rolesOf(db: Db, personId: string): Promise<string[]> {
  const posts = db.selectFrom('post').where('person_id', '=', personId).select('id')
  const rows = await db.selectFrom('post_role').where('post_id', 'in', posts).select('role_code').distinct().execute()
  return rows.map(({ role_code }) => role_code)
}
