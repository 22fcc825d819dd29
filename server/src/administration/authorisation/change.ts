import type { changeRights, previewRights } from '@portal/shared-lib/contract/authorisation'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { ACCOUNT_TEXTS } from '@portal/shared-lib/contract/rules/accounts'
import { RIGHTS_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/authorisation'
import { sql } from 'kysely'
import { grant } from '../../people/identity/menus/grants'
import { OFFICER_ROLES } from '../../people/identity/officers'
import { type Rights, rightsOf } from '../../people/identity/rights'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import type { Db } from '../../platform/database/connect'
import { refuse, refuseRule } from '../../platform/refusal'
import { refuseAlone } from '../accounts/second-officer'
import { nameOf, readTree, type TreeNode, withBelow } from './tree'

type Change = CallInput<typeof previewRights>

/** Takes permissions from a role at once, with what stands below them; proposes others. */
export async function change(db: Db, asked: CallInput<typeof changeRights>, by: Author): Promise<void> {
  const { roleCode, reason } = asked
  const { given, taken } = await checked(db, asked)
  if (taken.length > 0) {
    await db.deleteFrom('role_permission').where('role_code', '=', roleCode).where('node_id', 'in', taken).execute()
    await forget(db, roleCode, taken)
  }
  // What was proposed before by somebody else is now this officer's.
  await forget(db, roleCode, given)
  const proposals = given.map(node_id => ({ role_code: roleCode, node_id, reason, proposed_by: by.personId ?? '' }))
  if (proposals.length > 0) await db.insertInto('role_permission_proposal').values(proposals).execute()
  const is = { taken, proposed: given, reason }
  await recordRole(db, 'changeRights', roleCode, { was: { granted: taken }, is }, by)
}

/** What a change comes to: `taken` are granted, `given` are not. */
async function checked(db: Db, { roleCode, give, take }: Change) {
  const role = await db.selectFrom('role').where('role_code', '=', roleCode).selectAll().forUpdate().executeTakeFirst()
  if (!role) refuse('notFound', { what: '角色' })
  if (OFFICER_ROLES.includes(roleCode)) refuseRule(TEXTS.fixedRole)
  const tree = await readTree(db)
  for (const id of [...give, ...take]) refuseUnfit(tree, id, give.includes(id))
  const rows = await db.selectFrom('role_permission').where('role_code', '=', roleCode).select('node_id').execute()
  const held = rows.map(({ node_id }) => node_id)
  const below = new Set(take.flatMap(id => withBelow(tree, id)))
  return {
    tree,
    taken: held.filter(id => below.has(id)),
    given: [...new Set(give)].filter(id => !held.includes(id) && !below.has(id)),
  }
}

/** Blocks follow from their menus; what is the officers' as delivered stays theirs. */
function refuseUnfit(tree: readonly TreeNode[], id: string, isGiven: boolean): void {
  const node = tree.find(each => each.id === id && each.kind !== 'block') ?? refuseRule(TEXTS.unknownNode)
  if (isGiven && node.isReserved) refuseRule(TEXTS.reserved)
}

async function forget(db: Db, roleCode: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('role_permission_proposal')
    .where('role_code', '=', roleCode)
    .where('node_id', 'in', ids)
    .execute()
}

/** Gives roles what another officer proposed for them. */
export async function agree(db: Db, ids: readonly string[], by: Author): Promise<void> {
  const proposals = await takeProposals(db, ids)
  await refuseAlone(
    db,
    by,
    proposals.map(({ proposed_by }) => proposed_by),
  )
  for (const roleCode of new Set(proposals.map(({ role_code }) => role_code))) {
    const own = proposals.filter(({ role_code }) => role_code === roleCode)
    const granted = own.map(({ node_id }) => node_id)
    await grant(db, [roleCode], granted)
    const proposers = [...new Set(own.map(({ proposed_by }) => proposed_by))]
    await recordRole(db, 'agreeRights', roleCode, { was: { granted: [] }, is: { granted, proposers } }, by)
  }
}

/** Gives proposals up. */
export async function decline(db: Db, ids: readonly string[], by: Author): Promise<void> {
  const proposals = await takeProposals(db, ids)
  for (const roleCode of new Set(proposals.map(({ role_code }) => role_code))) {
    const proposed = proposals.filter(({ role_code }) => role_code === roleCode).map(({ node_id }) => node_id)
    await recordRole(db, 'declineRights', roleCode, { was: { proposed } }, by)
  }
}

async function takeProposals(db: Db, ids: readonly string[]) {
  const taken = await db
    .deleteFrom('role_permission_proposal')
    .where('id', 'in', ids)
    .returning(['role_code', 'node_id', 'proposed_by'])
    .execute()
  if (taken.length < new Set(ids).size) refuseRule(ACCOUNT_TEXTS.proposalGone)
  return taken
}

type Recorded = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

const recordRole = (db: Db, action: string, objectId: string, changed: Recorded, by: Author) =>
  recordSetting(db, { action, objectType: 'role', objectId, ...changed }, by)

/** Whom a change would concern, once all of it counts: by post, for what a post may do comes from its roles together. */
export async function preview(db: Db, asked: Change): Promise<CallAnswer<typeof previewRights>> {
  const { tree, given, taken } = await checked(db, asked)
  const grants = await db.selectFrom('role_permission').selectAll().execute()
  const isTaken = (row: (typeof grants)[number]) => row.role_code === asked.roleCode && taken.includes(row.node_id)
  const added = given.map(node_id => ({ role_code: asked.roleCode, node_id }))
  const rows = tree.map(({ row }) => row)
  const before = rightsOf(rows, grants)
  const after = rightsOf(rows, [...grants.filter(row => !isTaken(row)), ...added])
  const { rows: posts } = await sql<{ person: string; roles: string[] }>`
    select person_id as person, array_agg(role_code order by role_code) as roles
    from post join post_role on post_role.post_id = post.id join person on person.id = post.person_id and person.in_use
    group by post.id, person_id having bool_or(role_code = ${asked.roleCode})`.execute(db)
  const concerned = posts.filter(({ roles }) => !isSame(before, after, roles))
  const names = (ids: readonly string[]) => tree.filter(({ id }) => ids.includes(id)).map(node => nameOf(tree, node))
  return { people: new Set(concerned.map(({ person }) => person)).size, gains: names(given), losses: names(taken) }
}

function isSame(before: Rights, after: Rights, roles: readonly string[]): boolean {
  const [was, is] = [before.permissionsOf(roles), after.permissionsOf(roles)]
  return was.size === is.size && [...was].every(permission => is.has(permission))
}
