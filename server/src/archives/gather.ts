import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  type ArchiveCategory,
  ARCHIVE_LENGTH as LENGTH,
  MOST_IN_VOLUME,
  type Retention,
  ARCHIVE_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/archive'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { getListed } from './list'
import { changeVolume, countItems, lockToAct, NAME, noteAct, type Volume } from './row'
import { type Waiting, waitingOf } from './waiting'

type Made = CallAnswer<typeof contract.makeVolume>

interface Chosen {
  readonly category: ArchiveCategory
  readonly year: number
  readonly retention: Retention
  readonly keys: readonly string[]
  readonly reason: string
}

/** 组卷: of the chosen materials, all ended in that year. */
export async function makeVolume(ask: Ask<CallInput<typeof contract.makeVolume>>): Promise<Made> {
  const { db, caller, args, services } = ask
  const { category, year, retention, title } = args
  const found = await findChosen(db, caller, args)
  const at = services.now()
  const row = await db
    .insertInto('archive_volume')
    .values({
      province_code: caller.provinceCode,
      org_id: caller.orgId,
      category,
      walled: found.some(({ walled }) => walled),
      year,
      retention,
      title,
      made_by: caller.personId,
      made_at: at,
      changed_by: caller.personId,
      changed_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertItems(db, caller, row, { found, reason: args.reason, from: 1 })
  await noteAct(ask, '组卷', row.id, { title, keys: args.keys })
  return await getListed(db, caller, row.id)
}

/** Adds materials to a volume that is not closed yet. */
export async function addToVolume(ask: Ask<CallInput<typeof contract.addToVolume>>): Promise<Made> {
  const { db, caller, args } = ask
  const row = await lockToAct(ask, 'add')
  const found = await findChosen(db, caller, { ...row, keys: args.keys, reason: args.reason })
  if (found.some(({ walled }) => walled !== row.walled)) refuseField(TEXTS.mixedWall, 'clList')
  const count = await countItems(db, row)
  if (count + found.length > MOST_IN_VOLUME) refuseField(TEXTS.tooManyItems, 'clList')
  await insertItems(db, caller, row, { found, reason: args.reason, from: count + 1 })
  await changeVolume(ask, row, {})
  await noteAct(ask, '编入案卷', row.id, { keys: args.keys })
  return await getListed(db, caller, row.id)
}

/** The chosen ones as they are now, in the order chosen; refused where they do not belong together. */
async function findChosen(db: Db, caller: Caller, { category, year, retention, keys, reason }: Chosen) {
  const rows = await waitingOf(db, caller, category).where('key', 'in', keys).execute()
  const found = keys.flatMap(key => rows.find(row => row.key === key) ?? [])
  if (found.length < keys.length || new Set(keys).size < keys.length) refuseField(TEXTS.gone, 'clList')
  const other = found.find(({ endedOn }) => endedOn.slice(0, 4) !== String(year))
  if (other) refuseField(TEXTS.otherYear(other.number || other.title, year), 'clList')
  if (new Set(found.map(({ walled }) => walled)).size > 1) refuseField(TEXTS.mixedWall, 'clList')
  const isOther = found.some(({ proposed }) => proposed !== retention)
  if (isOther && reason.length < LENGTH.reason.min) refuseField(TEXTS.noReason, 'ly')
  return found
}

interface Items {
  readonly found: readonly Waiting[]
  readonly reason: string
  readonly from: number
}

/** Whoever gathers one of them at the same time is waited for, and finds it in a volume already. */
async function insertItems(
  db: Db,
  { orgId }: Caller,
  { province_code, id, category, retention }: Volume,
  items: Items,
) {
  const { found, reason, from } = items
  const values = found.map((one, index) => ({
    province_code,
    volume_id: id,
    seq: from + index,
    org_id: orgId,
    petition_id: category === 'petition' ? one.id : null,
    document_id: category === 'document' ? one.id : null,
    proposed: one.proposed,
    reason: one.proposed === retention ? '' : reason,
  }))
  const inserted = await db
    .insertInto('archive_item')
    .values(values)
    .onConflict(known =>
      category === 'petition'
        ? known.columns(['province_code', 'petition_id']).where('petition_id', 'is not', null).doNothing()
        : known.columns(['province_code', 'org_id', 'document_id']).where('document_id', 'is not', null).doNothing(),
    )
    .returning('seq')
    .execute()
  if (inserted.length < found.length) refuseField(TEXTS.gone, 'clList')
}

/** Takes materials out again; those that stay move up. */
export async function takeOut(ask: Ask<CallInput<typeof contract.takeOut>>): Promise<Made> {
  const { db, caller, args } = ask
  const row = await lockToAct(ask, 'takeOut')
  const inVolume = db
    .selectFrom('archive_item')
    .where('province_code', '=', row.province_code)
    .where('volume_id', '=', row.id)
    .orderBy('seq')
    .selectAll()
  const all = await inVolume.execute()
  const kept = all.filter(({ seq }) => !args.seqs.includes(seq))
  if (kept.length + new Set(args.seqs).size > all.length) refuseRule(TEXTS.gone)
  await db
    .deleteFrom('archive_item')
    .where('province_code', '=', row.province_code)
    .where('volume_id', '=', row.id)
    .execute()
  if (kept.length > 0) {
    const values = kept.map((item, index) => ({ ...item, seq: index + 1 }))
    await db.insertInto('archive_item').values(values).execute()
  }
  await changeVolume(ask, row, {})
  await noteAct(ask, '移出案卷', row.id, { count: all.length - kept.length })
  return await getListed(db, caller, row.id)
}

/** 撤销: what was in it waits to be gathered again. It had no number yet. */
export async function dissolveVolume(ask: Ask<CallInput<typeof contract.dissolveVolume>>): Promise<null> {
  const { db } = ask
  const row = await lockToAct(ask, 'dissolve')
  await db
    .deleteFrom('archive_volume')
    .where('province_code', '=', row.province_code)
    .where('id', '=', row.id)
    .execute()
  await noteAct(ask, `撤销${NAME}`, row.id, { title: row.title })
  return null
}
