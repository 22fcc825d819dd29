import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type { mergeOrganisation as mergeCall, previewMerge } from '@portal/shared-lib/contract/organisation-admin'
import { ORGANISATION_ADMIN_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/organisation-admin'
import { sql } from 'kysely'
import { hasLower, organisationsBelow } from '../../../people/organisations/lines'
import { keepingReach } from '../../../people/organisations/reach'
import { oneAtATime } from '../../../people/organisations/save'
import type { Author } from '../../../platform/audit/author'
import { recordSetting } from '../../../platform/audit/record-setting'
import { dayOf } from '../../../platform/calendar/china-time'
import type { Caller } from '../../../platform/caller'
import type { Db } from '../../../platform/database/connect'
import { refuse, refuseRule } from '../../../platform/refusal'
import { type Merging, takeOverWork } from './open-work'
import { takeOverDepartments, takeOverPeople } from './people'
import { takeOverSettings } from './settings'

interface Acting {
  readonly caller: Caller
  readonly by: Author
  readonly now: Date
}

type Asked = Pick<CallInput<typeof mergeCall>, 'id' | 'intoId'>
type Effect = CallAnswer<typeof previewMerge>

/**
 * What a merge would take over, done in a transaction that is undone. Organisations themselves are left out: others
 * would wait while petitions are found anew.
 */
export async function previewOfMerge(db: Db, acting: Acting, asked: Asked): Promise<Effect> {
  const { merging, text } = await prepare(db, acting, asked)
  return await takeOver(db, acting, merging, text)
}

/**
 * Merges an organisation into another with what hangs on it, and closes it. What has ended keeps its name, and is within
 * the reach of the other.
 */
export async function mergeOrganisation(
  db: Db,
  acting: Acting,
  { reason, ...asked }: CallInput<typeof mergeCall>,
): Promise<Effect> {
  const { merging, text } = await prepare(db, acting, asked)
  // First, as `keep_parties` does: who holds petitions would wait for it crosswise.
  await sql`lock table petition_reach in share row exclusive mode`.execute(db)
  const effect = await takeOver(db, acting, merging, text)
  await keepingReach(db, acting.by, text, () => takeOverLower(db, merging))
  const { from, into } = merging
  const merged = { in_use: false, merged_into_id: into }
  await db
    .updateTable('organisation')
    .set(eb => ({ ...merged, version: eb('version', '+', 1) }))
    .where('id', '=', from)
    .execute()
  // Nobody has to go from one to the next.
  await db.updateTable('organisation').set({ merged_into_id: into }).where('merged_into_id', '=', from).execute()
  const change = { was: { in_use: true }, is: { ...merged, reason, ...effect } }
  await recordSetting(
    db,
    { action: 'mergeOrganisation', objectType: 'organisation', objectId: from, ...change },
    acting.by,
  )
  return effect
}

async function prepare(db: Db, { caller }: Acting, { id: from, intoId: into }: Asked) {
  await oneAtATime(db)
  const [old, successor] = [await lockMerged(db, from), await lockMerged(db, into)]
  if (from === into) refuseRule(TEXTS.mergeItself)
  if (!old.in_use) refuseRule(TEXTS.closedAlready)
  if (!successor.in_use) refuseRule(TEXTS.mergeClosed)
  if (old.is_petition !== successor.is_petition) refuseRule(TEXTS.mergeKind)
  if (old.has_access && !successor.has_access) refuseRule(TEXTS.mergeAccess)
  if (successor.is_choose && (await hasLower(db, from))) refuseRule(TEXTS.mergeChoose)
  const below = await organisationsBelow(db, from)
  if (below(into).length > 0) refuseRule(TEXTS.mergeBelow)
  const merging: Merging = { provinceCode: caller.provinceCode, from, into }
  return { merging, text: `${old.company_name}并入${successor.company_name}` }
}

async function lockMerged(db: Db, id: string) {
  const found = await db
    .selectFrom('organisation')
    .where('id', '=', id)
    .select(['company_name', 'in_use', 'has_access', 'is_petition', 'is_choose'])
    .forUpdate()
    .executeTakeFirst()
  return found ?? refuse('notFound', { what: '机构' })
}

async function takeOver(db: Db, { caller, by, now }: Acting, merging: Merging, text: string): Promise<Effect> {
  const work = await takeOverWork(db, caller, merging, text)
  const departments = await takeOverDepartments(db, merging)
  const posts = await takeOverPeople(db, merging, by, caller.tokenHash)
  const settings = await takeOverSettings(db, merging, dayOf(now))
  return { ...work, ...posts, departments, settings, lower: await countLower(db, merging) }
}

async function countLower(db: Db, { from }: Merging): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from organisation
    where ${from} in (parent1_id, parent2_id, parent3_id)`.execute(db)
  return rows[0]?.count ?? 0
}

/** One that would have the same superior twice keeps it in the first line. */
async function takeOverLower(db: Db, { from, into }: Merging): Promise<void> {
  const now = (column: string) => sql`case when ${sql.ref(column)} = ${from} then ${into} else ${sql.ref(column)} end`
  await sql`update organisation set version = version + 1, parent1_id = one,
      parent2_id = case when two is distinct from one then two end,
      parent3_id = case when three is distinct from one and three is distinct from two then three end
    from (select id, ${now('parent1_id')} as one, ${now('parent2_id')} as two, ${now('parent3_id')} as three
      from organisation where ${from} in (parent1_id, parent2_id, parent3_id)) as below
    where organisation.id = below.id`.execute(db)
}
