import { reasonAgainstVolume, VOLUME_STATE, type VolumeAction } from '@portal/shared-lib/contract/rules/archive'
import type { Selectable, Updateable } from 'kysely'
import { sql } from 'kysely'
import { refuseChanged } from '../people/directory/refuse-changed'
import { inPlaceOf } from '../people/organisations/successor'
import { petitionsVisibleTo } from '../petitions/record/scope'
import { actorOf } from '../platform/audit/actor'
import { recordAudit } from '../platform/audit/record'
import { dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import type { Database } from '../platform/database/schema'
import { isRowId } from '../platform/paging/row-id'
import { refuse, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'

export type Volume = Selectable<Database['archive_volume']>

/** As refusals and the audit call it. */
export const NAME = '案卷'

export const PAGE = 'official/archives'

/** Those of the caller's organisation; what holds walled petitions is known to those alone who know of all of them. */
export const volumesVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('archive_volume')
    .where('archive_volume.province_code', '=', caller.provinceCode)
    .where('archive_volume.org_id', 'in', inPlaceOf(caller.orgId))
    .where(sql<boolean>`not exists (
      select from archive_item as item
      join petition as walled on walled.province_code = item.province_code and walled.id = item.petition_id
      where item.province_code = archive_volume.province_code and item.volume_id = archive_volume.id and walled.walled_off
        and not exists (${visiblePetition(db, caller)}))`)

/** The petition of the item in the query, where the caller may know of it. */
const visiblePetition = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .where('petition.id', '=', sql<string>`item.petition_id`)
    .select('petition.id')
    .offset(0)

/** Refused alike where there is none and where the caller may not know of it; locked until the transaction ends. */
async function lockVolume(db: Db, caller: Caller, id: string): Promise<Volume> {
  const row = isRowId(id)
    ? await volumesVisibleTo(db, caller)
        .where('archive_volume.id', '=', id)
        .selectAll('archive_volume')
        .forUpdate('archive_volume')
        .executeTakeFirst()
    : undefined
  return row ?? refuse('notFound', { what: NAME })
}

export async function countItems(db: Db, { province_code, id }: Pick<Volume, 'province_code' | 'id'>): Promise<number> {
  const { count } = await db
    .selectFrom('archive_item')
    .where('province_code', '=', province_code)
    .where('volume_id', '=', id)
    .select(eb => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** SQL for how many materials the volumes of a query have. */
export const itemsOf = sql<number>`coalesce(sum((select count(*) from archive_item as item
  where item.province_code = archive_volume.province_code and item.volume_id = archive_volume.id)), 0)::int`

/** SQL for a petition of the volume in the query that is handled again; by its number, where the caller may know it. */
export const reopenedIn = (db: Db, caller: Caller) => sql<string>`coalesce((
  select case when exists (${visiblePetition(db, caller)}) then again.petition_no else '有信访件' end
  from archive_item as item
  join petition as again on again.province_code = item.province_code and again.id = item.petition_id
  where item.province_code = archive_volume.province_code and item.volume_id = archive_volume.id
    and again.archived_at is null
  order by item.seq limit 1), '')`

/** Why an action cannot be done with a volume as it stands; nothing where it can. */
export async function reasonAgainst(
  { db, caller, services }: Acting,
  row: Volume,
  action: VolumeAction,
): Promise<string | undefined> {
  const { province_code, id, state, year, retention } = row
  const { reopenedNo } = await db
    .selectFrom('archive_volume')
    .where('province_code', '=', province_code)
    .where('id', '=', id)
    .select(reopenedIn(db, caller).as('reopenedNo'))
    .executeTakeFirstOrThrow()
  const stands = { state, year, retention, reopenedNo, boxNo: row.box_no, holdReason: row.hold_reason }
  const more = { items: await countItems(db, row), isProposed: isProposed(row) }
  return reasonAgainstVolume(action, { ...stands, ...more }, yearOf(services.now()))
}

/** Whether a list of destruction that waits to be confirmed has it. */
const isProposed = ({ destruction_id, state }: Volume): boolean =>
  destruction_id !== null && state !== VOLUME_STATE.destroyed

export const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4))

type Acting = Pick<Ask<unknown>, 'db' | 'caller' | 'services'>

/** Locks a volume for an action, refused where it cannot be done, or where somebody has changed it meanwhile. */
export async function lockToAct(
  ask: Acting & Pick<Ask<{ id: string; version: number }>, 'args'>,
  action: VolumeAction,
): Promise<Volume> {
  const { db, caller, args } = ask
  const row = await lockVolume(db, caller, args.id)
  if (row.version !== args.version) await refuseChanged(db, row)
  const reason = await reasonAgainst(ask, row, action)
  if (reason) refuseRule(reason)
  return row
}

export async function changeVolume(
  { db, caller, services }: Pick<Ask<unknown>, 'db' | 'caller' | 'services'>,
  { province_code, id, version }: Volume,
  changes: Updateable<Database['archive_volume']>,
): Promise<void> {
  await db
    .updateTable('archive_volume')
    .set({ ...changes, version: version + 1, changed_by: caller.personId, changed_at: services.now() })
    .where('province_code', '=', province_code)
    .where('id', '=', id)
    .execute()
}

/** The next number of a series of the organisation: the transaction that fails gives it back. */
export async function nextOf(db: Db, { provinceCode, orgId }: Caller, series: string): Promise<number> {
  const { last } = await db
    .insertInto('archive_series')
    .values({ province_code: provinceCode, org_id: orgId, series, last: 1 })
    .onConflict(known =>
      known.columns(['province_code', 'org_id', 'series']).doUpdateSet({ last: sql<number>`archive_series.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Tells the audit what was done with a volume, a box or a list. */
export async function noteAct(
  { db, caller, requestId, request }: Pick<Ask<unknown>, 'db' | 'caller' | 'requestId' | 'request'>,
  action: string,
  objectId: string,
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const audited = { action, objectType: 'archive', objectId, after }
  await recordAudit(db, { requestId, address: request.ip, ...actorOf(caller), ...audited })
}
