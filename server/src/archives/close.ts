import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  CATEGORY_MARKS,
  VOLUME_STATE as STATE,
  ARCHIVE_TEXTS as TEXTS,
  type VolumeAction,
} from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { isRowId } from '../platform/paging/row-id'
import { refuse, refuseField, refuseRule } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { type Content, contentsOf, getListed } from './list'
import { changeVolume, lockToAct, NAME, nextOf, noteAct, reasonAgainst, type Volume, volumesVisibleTo } from './row'

/** Digits of a number. */
const DIGITS = { volume: 4, box: 3, transfer: 3 } as const

type Series = Pick<Volume, 'category' | 'year' | 'retention'>

/** 全宗: as numbers of the organisation begin. */
export async function prefixOf(db: Db, { orgId }: Caller): Promise<string> {
  const { name } = await db
    .selectFrom('organisation')
    .where('id', '=', orgId)
    .select('doc_short_name as name')
    .executeTakeFirstOrThrow()
  return name
}

/** As numbers of one series begin: 临信访-XF·2026-D30. */
const seriesOf = async (db: Db, caller: Caller, { category, year, retention }: Series): Promise<string> =>
  `${await prefixOf(db, caller)}-${CATEGORY_MARKS[category]}·${year}-${retention}`

export const padded = (value: number, digits: number): string => String(value).padStart(digits, '0')

/** 成卷: the next number of its series, and the list of contents as the materials are now. */
export async function closeVolume(
  ask: Ask<CallInput<typeof contract.closeVolume>>,
): Promise<CallAnswer<typeof contract.closeVolume>> {
  const { db, caller, services } = ask
  const row = await lockToAct(ask, 'close')
  const contents = await contentsOf(db, caller, row)
  if (contents.some(({ key }) => key === '')) refuseRule(TEXTS.unknown)
  const reopened = contents.find(one => one.reopened)
  if (reopened) refuseRule(TEXTS.notArchived(reopened.number))
  for (const content of contents) await fix(db, row, content)
  const series = await seriesOf(db, caller, row)
  const archiveNo = `${series}-${padded(await nextOf(db, caller, series), DIGITS.volume)}`
  const closed = { archive_no: archiveNo, state: STATE.closed, closed_by: caller.personId, closed_at: services.now() }
  await changeVolume(ask, row, closed)
  await noteAct(ask, '成卷', row.id, { archiveNo, items: contents.length })
  return await getListed(db, caller, row.id)
}

const fix = (db: Db, { province_code, id }: Volume, { seq, number, title, endedOn, papers }: Content) =>
  db
    .updateTable('archive_item')
    .set({ number, title, ended_on: endedOn, papers })
    .where('province_code', '=', province_code)
    .where('volume_id', '=', id)
    .where('seq', '=', seq)
    .execute()

/** Several volumes, locked in one order; refused where one is unknown, or the action is not to be done with it. */
export async function lockSeveral(
  ask: Pick<Ask<unknown>, 'db' | 'caller' | 'services'>,
  ids: readonly string[],
  action: VolumeAction,
) {
  const { db, caller } = ask
  const rows = ids.every(isRowId)
    ? await volumesVisibleTo(db, caller)
        .where('archive_volume.id', 'in', ids)
        .orderBy('archive_volume.id')
        .selectAll('archive_volume')
        .forUpdate('archive_volume')
        .execute()
    : []
  if (rows.length < new Set(ids).size) refuse('notFound', { what: NAME })
  for (const row of rows) {
    const reason = await reasonAgainst(ask, row, action)
    if (reason) refuseRule(`${row.archive_no || row.title}：${reason}`)
  }
  return rows
}

/** 装盒: one box holds one series. A box that would be left empty stays as it is, so that its number is no gap. */
export async function boxVolumes(
  ask: Ask<CallInput<typeof contract.boxVolumes>>,
): Promise<CallAnswer<typeof contract.boxVolumes>> {
  const { db, caller, args } = ask
  const rows = await lockSeveral(ask, args.ids, 'box')
  const [first] = rows
  if (!first) return refuseRule(TEXTS.noVolumes)
  if (rows.some(row => !isOfSeries(row, first))) refuseRule(TEXTS.mixedBox)
  if (args.boxNo !== '') await checkBox(db, first, args.boxNo)
  for (const box of new Set(rows.map(({ box_no }) => box_no)))
    if (box !== '' && box !== args.boxNo) await checkNotEmptied(db, first, box, args.ids)
  const series = `${await seriesOf(db, caller, first)}-H`
  const boxNo = args.boxNo || `${series}${padded(await nextOf(db, caller, series), DIGITS.box)}`
  for (const row of rows) await changeVolume(ask, row, { box_no: boxNo })
  await noteAct(ask, '装盒', boxNo, { archiveNos: rows.map(({ archive_no }) => archive_no) })
  return { boxNo }
}

const isOfSeries = (one: Series, other: Series): boolean =>
  one.category === other.category && one.year === other.year && one.retention === other.retention

const inBox = (db: Db, { province_code, org_id }: Volume, boxNo: string) =>
  db
    .selectFrom('archive_volume')
    .where('province_code', '=', province_code)
    .where('org_id', '=', org_id)
    .where('box_no', '=', boxNo)

async function checkBox(db: Db, row: Volume, boxNo: string): Promise<void> {
  const found = await inBox(db, row, boxNo)
    .where('state', '=', STATE.closed)
    .select(['category', 'year', 'retention'])
    .executeTakeFirst()
  if (!found) return refuseField(TEXTS.noBox, 'hh')
  if (!isOfSeries(found, row)) refuseField(TEXTS.mixedBox, 'hh')
}

async function checkNotEmptied(db: Db, row: Volume, boxNo: string, ids: readonly string[]): Promise<void> {
  const others = inBox(db, row, boxNo).where(sql<boolean>`not (id::text = any(${sql.val(ids)}::text[]))`)
  if (!(await others.select('id').executeTakeFirst())) refuseRule(TEXTS.lastOfBox(boxNo))
}
