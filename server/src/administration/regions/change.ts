import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import type {
  mergeRegion as mergeCall,
  previewRegionMerge,
  setRegionDays,
} from '@portal/shared-lib/contract/region-admin'
import { REGION_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/region-admin'
import { sql } from 'kysely'
import { countFalling, keepingReach, type Replaced } from '../../people/organisations/reach'
import { oneAtATime } from '../../people/organisations/save'
import type { Author } from '../../platform/audit/author'
import { recordSetting } from '../../platform/audit/record-setting'
import { dayOf } from '../../platform/calendar/china-time'
import type { Db } from '../../platform/database/connect'
import { refuseField, refuseRule } from '../../platform/refusal'
import { isRegionToday } from '../../platform/tables/valid'
import { noRegion, organisationsIn } from './read'

type Effect = CallAnswer<typeof previewRegionMerge>
type Places = CallInput<typeof previewRegionMerge>

/** Sets from which day until which a region is offered; one that has an end holds nothing that is in use. */
export async function setDays(db: Db, asked: CallInput<typeof setRegionDays>, by: Author): Promise<void> {
  await oneAtATime(db)
  const { regionCode, validFrom, validTo, reason } = asked
  const { valid_from, valid_to, replaced_by } = await lockRegion(db, regionCode)
  if (replaced_by !== null) refuseRule(TEXTS.endedAlready)
  if (validTo !== null) await refuseInUse(db, regionCode)
  const is = { valid_from: validFrom, valid_to: validTo }
  await db.updateTable('region').set(is).where('region_code', '=', regionCode).execute()
  await record(db, regionCode, 'setRegionDays', { was: { valid_from, valid_to }, is: { ...is, reason } }, by)
}

async function refuseInUse(db: Db, regionCode: string): Promise<void> {
  await refuseLower(db, regionCode)
  const organisations = await organisationsIn(db, regionCode)
  if (organisations > 0) refuseRule(TEXTS.organisations(organisations))
}

async function refuseLower(db: Db, regionCode: string): Promise<void> {
  const lower = await db
    .selectFrom('region')
    .where('parent_code', '=', regionCode)
    .where(isRegionToday())
    .select('region_code')
    .execute()
  if (lower.length > 0) refuseRule(TEXTS.lower(lower.length))
}

/** What letting another region take one's place would do; refuses where it cannot. */
export async function previewOfMerge(db: Db, provinceCode: string, { regionCode, intoCode }: Places): Promise<Effect> {
  const [old, into] = [await lockRegion(db, regionCode), await lockRegion(db, intoCode)]
  if (regionCode === intoCode) refuseRule(TEXTS.itself)
  if (old.replaced_by !== null) refuseRule(TEXTS.endedAlready)
  if (!into.isCurrent) refuseRule(TEXTS.intoEnded)
  if (old.region_type !== into.region_type) refuseField(TEXTS.level, 'intoCode')
  if (!intoCode.startsWith(provinceCode)) refuseField(TEXTS.outside, 'intoCode')
  await refuseLower(db, regionCode)
  const { rows } = await sql<Omit<Effect, 'posts'>>`select
    (select count(*)::int from organisation where region_code = ${regionCode}) as organisations,
    (select count(*)::int from petition where province_code = ${provinceCode} and place_region = ${regionCode}) as petitions,
    (select count(*)::int from rule_param where region_code = ${regionCode}) as parameters`.execute(db)
  const [counted = { organisations: 0, petitions: 0, parameters: 0 }] = rows
  return { ...counted, posts: await countFalling(db, await replacedBy(db, { regionCode, intoCode })) }
}

async function replacedBy(db: Db, { regionCode, intoCode }: Places): Promise<Replaced> {
  const { rows } = await sql<{ code: string }>`select region_code as code from region
    where ${regionCode} in (region_code, replaced_by) and exists (
      select from petition where province_code = left(region_code, 2) and place_region = region_code)`.execute(db)
  return { regionCode, intoCode, places: rows.map(({ code }) => code) }
}

/** Petitions keep the place that they are about; `region_replaced` brings them within reach of the other's offices. */
export async function mergeRegion(
  db: Db,
  { provinceCode, now }: { readonly provinceCode: string; readonly now: Date },
  { reason, ...places }: CallInput<typeof mergeCall>,
  by: Author,
): Promise<Effect> {
  await oneAtATime(db)
  const { regionCode, intoCode } = places
  const effect = await previewOfMerge(db, provinceCode, places)
  const replaced = await replacedBy(db, places)
  // First, as `keep_parties` does: who holds petitions would wait for it crosswise.
  await sql`lock table petition_reach in share row exclusive mode`.execute(db)
  const today = dayOf(now)
  await sql`update region set replaced_by = ${intoCode}, valid_to = greatest(valid_from, ${today}::date)
    where region_code = ${regionCode}`.execute(db)
  await sql`update region set replaced_by = ${intoCode} where replaced_by = ${regionCode}`.execute(db)
  const move = sql`update organisation set region_code = ${intoCode}, version = version + 1
    where region_code = ${regionCode}`
  await keepingReach(db, by, '行政区划合并', () => move.execute(db), replaced)
  const change = { was: { replaced_by: null }, is: { replaced_by: intoCode, reason, ...effect } }
  await record(db, regionCode, 'mergeRegion', change, by)
  return effect
}

async function lockRegion(db: Db, regionCode: string) {
  const found = await db
    .selectFrom('region')
    .where('region_code', '=', regionCode)
    .select(['region_type', 'valid_from', 'valid_to', 'replaced_by', isRegionToday().as('isCurrent')])
    .forUpdate()
    .executeTakeFirst()
  return found ?? noRegion()
}

type Change = Pick<Parameters<typeof recordSetting>[1], 'was' | 'is'>

const record = (db: Db, objectId: string, action: string, change: Change, by: Author) =>
  recordSetting(db, { action, objectType: 'region', objectId, ...change }, by)
