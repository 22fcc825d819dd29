import type { CallInput } from '@portal/shared-lib/contract/form'
import type { saveCircular } from '@portal/shared-lib/contract/region-panel'
import { sql } from 'kysely'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { refuseRule } from '../../platform/refusal'
import { readRegions } from '../regions'

/** The draft of the caller's office about a region and a month. */
export async function findDraft(db: Db, caller: Caller, region: string, month: string) {
  const found = await draftsOf(db, caller, region, month)
    .innerJoin('person', 'person.id', 'saved_by')
    .select(['title', 'text', 'user_name as by', 'saved_at'])
    .executeTakeFirst()
  if (!found) return undefined
  const { saved_at, ...draft } = found
  return { ...draft, at: dateTimeOf(saved_at) }
}

const draftsOf = (db: Db, caller: Caller, region: string, month: string) =>
  db
    .selectFrom('circular_draft')
    .where('province_code', '=', caller.provinceCode)
    .where('org_id', '=', caller.orgId)
    .where('region_code', '=', region)
    .where('month', '=', month)

/** Keeps a draft in the place of that which its writer has seen. */
export async function saveDraft(
  db: Db,
  caller: Caller,
  { region, month, title, text, before }: CallInput<typeof saveCircular>,
  at: Date,
): Promise<null> {
  const { region: code } = await readRegions(db, caller, region)
  const key = { province_code: caller.provinceCode, org_id: caller.orgId, region_code: code, month }
  await sql`select pg_advisory_xact_lock(hashtext(${JSON.stringify(key)}))`.execute(db)
  const there = await findDraft(db, caller, code, month)
  if ((there?.at ?? null) !== before) refuseRule(`${there?.by ?? '同事'}已保存了该月通报，请刷新后再修改`)
  const draft = { title, text, saved_by: caller.personId, saved_at: at }
  await db
    .insertInto('circular_draft')
    .values({ ...key, ...draft })
    .onConflict(conflict => conflict.columns(['province_code', 'org_id', 'region_code', 'month']).doUpdateSet(draft))
    .execute()
  return null
}
