import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { DESTRUCTION_STATE as STATE } from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { dateTimeOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { inDestruction, isBefore, listedOf } from './list'
import { itemsOf, noteAct, volumesVisibleTo } from './row'
import { volumeBook } from './volume-book'

type Destruction = CallAnswer<typeof contract.proposeDestruction>

/** Lists of the caller's organisation, each with the volumes that the caller may know of; none of which that is not one. */
export const destructionsVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('archive_destruction')
    .innerJoinLateral(
      volumesVisibleTo(db, caller)
        .where('archive_volume.id', '=', sql<string>`any(archive_destruction.volume_ids)`)
        .select(sql<number>`count(*)::int`.as('volumes'))
        .select(itemsOf.as('items'))
        .as('listed'),
      join => join.on('listed.volumes', '>', 0),
    )
    .where('archive_destruction.province_code', '=', caller.provinceCode)
    .where('archive_destruction.org_id', 'in', inPlaceOf(caller.orgId))

const shown = (query: ReturnType<typeof destructionsVisibleTo>, { personId, holderId }: Caller) =>
  query
    .innerJoin('person as proposer', 'proposer.id', 'archive_destruction.proposed_by')
    .leftJoin('person as decider', 'decider.id', 'archive_destruction.decided_by')
    .select([
      'archive_destruction.id',
      'destruction_no as destructionNo',
      'archive_destruction.state',
      'opinion',
      'way',
    ])
    .select(['return_reason as returnReason', 'proposer.user_name as proposedBy', 'listed.volumes', 'listed.items'])
    .select(sql<string>`china_day(proposed_at)::text`.as('proposedOn'))
    .select(sql<boolean>`proposed_by in (${personId}, ${holderId})`.as('isOwn'))
    .select(sql<string>`coalesce(decider.user_name, '')`.as('decidedBy'))
    .select(sql<string>`coalesce(china_day(decided_at)::text, '')`.as('decidedOn'))
    .select(sql<string>`coalesce(destroyed_on::text, '')`.as('destroyedOn'))

/** Newest first. */
export async function listDestructions(
  db: Db,
  caller: Caller,
  { limit, cursor }: CallInput<typeof contract.destructions>,
): Promise<CallAnswer<typeof contract.destructions>> {
  const found = destructionsVisibleTo(db, caller)
  const rows = await shown(found, caller)
    .where(isBefore('archive_destruction.id', cursor))
    .orderBy('archive_destruction.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: list, next } = splitPage(rows, limit, ({ id }) => id)
  return { list, next, ...(await countTotal(db, found.select('archive_destruction.id'))) }
}

/** Refused alike where there is none and where the caller may know of none of its volumes. */
export async function getDestruction(db: Db, caller: Caller, id: string): Promise<Destruction> {
  const found = isRowId(id)
    ? await shown(destructionsVisibleTo(db, caller), caller).where('archive_destruction.id', '=', id).executeTakeFirst()
    : undefined
  return found ?? refuse('notFound', { what: '销毁清册' })
}

/** 销毁清册 as a workbook, with both names; the audit knows who took it. */
export async function sheetOfDestruction(
  ask: Ask<CallInput<typeof contract.destructionSheet>>,
): Promise<CallAnswer<typeof contract.destructionSheet>> {
  const { db, caller, args, services } = ask
  const found = await getDestruction(db, caller, args.destructionId)
  const rows = await listedOf(db, caller, volumesVisibleTo(db, caller).where(inDestruction(found.id)))
    .orderBy('archive_volume.archive_no')
    .execute()
  await noteAct(ask, '导出销毁清册', `xh-${found.id}`, { rows: rows.length })
  const name = found.destructionNo || (found.state === STATE.proposed ? '待确认' : '已退回')
  const origin =
    `单位：${caller.orgName}　鉴定意见：${found.opinion}　提出人：${found.proposedBy} ${found.proposedOn}　` +
    `${found.state === STATE.returned ? '退回人' : '确认人'}：${found.decidedBy} ${found.decidedOn}　` +
    `销毁日期：${found.destroyedOn}　销毁方式：${found.way}　导出：${caller.userName} ${dateTimeOf(services.now())}`
  const content = volumeBook('销毁清册', { title: `档案销毁清册（${name}）`, origin }, rows)
  return { name: `销毁清册${name}.xlsx`, content }
}
