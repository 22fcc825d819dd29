import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import {
  type ArchiveCategory,
  RETENTION_YEARS,
  VOLUME_STATE as STATE,
  type VolumeState,
} from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import { documentsVisibleTo } from '../official-documents/row'
import { petitionsVisibleTo } from '../petitions/record/scope'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { NAME, noteAct, reopenedIn, volumesVisibleTo, yearOf } from './row'
import { documentFacts, petitionFacts } from './waiting'

type Listed = CallAnswer<typeof contract.makeVolume>
type Query = ReturnType<typeof volumesVisibleTo>

/** Volumes of the caller's organisation, newest first. */
export async function listVolumes(
  db: Db,
  caller: Caller,
  ask: CallInput<typeof contract.volumes>,
  now: Date,
): Promise<CallAnswer<typeof contract.volumes>> {
  const { category, state, retention, year, transferId, destructionId, words, limit } = ask
  if ([transferId, destructionId].some(id => id !== '' && !isRowId(id))) return { list: [], total: 0, next: null }
  const found = volumesVisibleTo(db, caller)
    .$if(category !== '', query => query.where('archive_volume.category', '=', category as ArchiveCategory))
    .$if(state !== '', query => query.where('archive_volume.state', '=', state as VolumeState))
    .$if(retention !== '', query => query.where('archive_volume.retention', '=', retention as 'Y'))
    .$if(year !== 0, query => query.where('archive_volume.year', '=', year))
    .$if(transferId !== '', query => query.where('archive_volume.transfer_id', '=', transferId))
    .$if(destructionId !== '', query => query.where(inDestruction(destructionId)))
    .$if(ask.expired, query => query.where(isExpired(now)))
    .$if(words !== '', query => query.where(speaksOf(words)))
  const rows = await listedOf(db, caller, found)
    .where(isBefore('archive_volume.id', ask.cursor))
    .orderBy('archive_volume.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: list, next } = splitPage(rows, limit, ({ id }) => id)
  return { list, next, ...(await countTotal(db, found.select('archive_volume.id'))) }
}

/** SQL for what comes behind a cursor, the id of the last row of a page, in a list with the newest first. */
export function isBefore(column: string, cursor: string | undefined) {
  if (cursor === undefined) return sql<boolean>`true`
  if (!isRowId(cursor)) refuse('badInput', { detail: 'cursor' })
  return sql<boolean>`${sql.ref(column)} < ${cursor}::bigint`
}

/** SQL for what a list of destruction has, also once it is returned. */
export const inDestruction = (id: string) => sql<boolean>`archive_volume.id = any((
  select list.volume_ids from archive_destruction as list
  where list.province_code = archive_volume.province_code and list.id = ${id}::bigint)::bigint[])`

const speaksOf = (words: string) => sql<boolean>`(starts_with(archive_volume.archive_no, ${words})
  or starts_with(archive_volume.box_no, ${words}) or strpos(archive_volume.title, ${words}) > 0)`

/** Closed, and kept no longer by its time. */
export const isExpired = (now: Date) => sql<boolean>`(archive_volume.state = ${STATE.closed}
  and archive_volume.year + case archive_volume.retention when 'D30' then ${RETENTION_YEARS.D30}::int
    when 'D10' then ${RETENTION_YEARS.D10}::int end < ${yearOf(now)})`

const inVolume = sql`archive_item as item
  where item.province_code = archive_volume.province_code and item.volume_id = archive_volume.id`

/** Volumes of a query, as lists show them. What an open one holds is counted as it is now. */
export const listedOf = (db: Db, caller: Caller, query: Query) =>
  query
    .leftJoin('archive_transfer as transfer', join =>
      join
        .onRef('transfer.province_code', '=', 'archive_volume.province_code')
        .onRef('transfer.id', '=', 'archive_volume.transfer_id'),
    )
    .select(['archive_volume.id', 'archive_volume.category', 'archive_volume.year', 'archive_volume.retention'])
    .select(['archive_volume.title', 'archive_volume.state', 'archive_volume.archive_no as archiveNo'])
    .select(['archive_volume.box_no as boxNo', 'archive_volume.walled', 'archive_volume.version'])
    .select('archive_volume.hold_reason as holdReason')
    .select(
      sql<boolean>`archive_volume.destruction_id is not null and archive_volume.state = ${STATE.closed}`.as(
        'isProposed',
      ),
    )
    .select(reopenedIn(db, caller).as('reopenedNo'))
    .select(sql<string>`coalesce(transfer.transfer_no, '')`.as('transferNo'))
    .select(sql<number>`(select count(*)::int from ${inVolume})`.as('items'))
    .select(sql<number>`(select coalesce(sum(item.papers), 0)::int from ${inVolume})`.as('papers'))

/** One volume as lists show it; refused alike where there is none and where the caller may not know of it. */
export async function getListed(db: Db, caller: Caller, id: string): Promise<Listed> {
  const found = isRowId(id)
    ? await listedOf(db, caller, volumesVisibleTo(db, caller).where('archive_volume.id', '=', id)).executeTakeFirst()
    : undefined
  return found ?? refuse('notFound', { what: NAME })
}

/** A volume with its list of contents: as it was fixed, or as its materials are now. Opening it is audited. */
export async function readVolume(
  ask: Ask<CallInput<typeof contract.volume>>,
): Promise<CallAnswer<typeof contract.volume>> {
  const { db, caller, args } = ask
  const listed = await getListed(db, caller, args.id)
  await noteAct(ask, `查看${NAME}`, listed.id)
  const people = await db
    .selectFrom('archive_volume')
    .innerJoin('person as maker', 'maker.id', 'archive_volume.made_by')
    .leftJoin('person as closer', 'closer.id', 'archive_volume.closed_by')
    .where('archive_volume.province_code', '=', caller.provinceCode)
    .where('archive_volume.id', '=', listed.id)
    .select(['maker.user_name as madeBy', sql<string>`coalesce(closer.user_name, '')`.as('closedBy')])
    .select(sql<string>`coalesce(china_day(closed_at)::text, '')`.as('closedOn'))
    .executeTakeFirstOrThrow()
  return { ...listed, ...people, contents: await contentsOf(db, caller, listed) }
}

export type Content = CallAnswer<typeof contract.volume>['contents'][number]

/** What the caller may not know of has its place in the list, and neither number nor title. */
export async function contentsOf(
  db: Db,
  caller: Caller,
  { id, category, state }: Pick<Listed, 'id' | 'category' | 'state'>,
): Promise<Content[]> {
  const items = db
    .selectFrom('archive_item as item')
    .where('item.province_code', '=', caller.provinceCode)
    .where('item.volume_id', '=', id)
    .leftJoinLateral(knownOf(db, caller, category).as('known'), join => join.onTrue())
    .orderBy('item.seq')
    .select(['item.seq', 'item.number', 'item.title', 'item.ended_on', 'item.papers', 'item.reason'])
    .select(['item.proposed', 'known.key', 'known.number as nowNumber', 'known.title as nowTitle'])
    .select(['known.endedOn', 'known.papers as nowPapers', 'known.reopened'])
  const isOpen = state === STATE.open
  return (await items.execute()).map(row => ({
    seq: row.seq,
    key: row.key ?? '',
    number: row.key === null ? '' : isOpen ? (row.nowNumber ?? '') : row.number,
    title: row.key === null ? '' : isOpen ? (row.nowTitle ?? '') : row.title,
    endedOn: (isOpen ? row.endedOn : row.ended_on) ?? '',
    papers: (isOpen ? row.nowPapers : row.papers) ?? 0,
    proposed: row.proposed,
    reason: row.reason,
    reopened: row.reopened ?? false,
  }))
}

const knownOf = (db: Db, caller: Caller, category: ArchiveCategory) =>
  category === 'petition'
    ? petitionsVisibleTo(db, caller)
        .where('petition.id', '=', sql<string>`item.petition_id`)
        .select(['petition.petition_no as key', 'petition.petition_no as number'])
        .select(petitionFacts)
        .select(sql<boolean>`petition.archived_at is null`.as('reopened'))
        .offset(0)
    : documentsVisibleTo(db, caller)
        .where('official_document.id', '=', sql<string>`item.document_id`)
        .select(sql<string>`official_document.id::text`.as('key'))
        .select('official_document.document_no as number')
        .select(documentFacts(caller))
        .select(sql<boolean>`false`.as('reopened'))
        .offset(0)
