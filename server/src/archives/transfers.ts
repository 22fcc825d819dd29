import type * as contract from '@portal/shared-lib/contract/archives'
import type { CallAnswer, CallInput } from '@portal/shared-lib/contract/form'
import { VOLUME_STATE as STATE, ARCHIVE_TEXTS as TEXTS } from '@portal/shared-lib/contract/rules/archive'
import { sql } from 'kysely'
import { inPlaceOf } from '../people/organisations/successor'
import { dateTimeOf, dayOf } from '../platform/calendar/china-time'
import type { Caller } from '../platform/caller'
import type { Db } from '../platform/database/connect'
import { splitPage } from '../platform/paging/page'
import { isRowId } from '../platform/paging/row-id'
import { countTotal } from '../platform/paging/total'
import { refuse, refuseField } from '../platform/refusal'
import type { Ask } from '../platform/route'
import { lockSeveral, padded, prefixOf } from './close'
import { isBefore, listedOf } from './list'
import { changeVolume, itemsOf, nextOf, noteAct, volumesVisibleTo } from './row'
import { volumeBook } from './volume-book'

type Transfer = CallAnswer<typeof contract.transferVolumes>

const DIGITS = 3

/** 移交: the volumes go to an archive by a list with a number; the materials stay readable here. */
export async function transferVolumes(ask: Ask<CallInput<typeof contract.transferVolumes>>): Promise<Transfer> {
  const { db, caller, args, services } = ask
  const at = services.now()
  if (args.handedOn > dayOf(at)) refuseField(TEXTS.notYet, 'yjrq')
  const rows = await lockSeveral(ask, args.ids, 'transfer')
  const series = `${await prefixOf(db, caller)}-YJ·${args.handedOn.slice(0, 4)}`
  const { id, transfer_no } = await db
    .insertInto('archive_transfer')
    .values({
      province_code: caller.provinceCode,
      org_id: caller.orgId,
      transfer_no: `${series}-${padded(await nextOf(db, caller, series), DIGITS)}`,
      receiver: args.receiver,
      receiver_person: args.receiverPerson,
      handed_on: args.handedOn,
      made_by: caller.personId,
      made_at: at,
    })
    .returning(['id', 'transfer_no'])
    .executeTakeFirstOrThrow()
  for (const row of rows) await changeVolume(ask, row, { state: STATE.transferred, transfer_id: id })
  await noteAct(ask, '移交档案', transfer_no, { archiveNos: rows.map(({ archive_no }) => archive_no) })
  return await getTransfer(db, caller, id)
}

/** Lists of the caller's organisation, each with the volumes that the caller may know of; none of which that is not one. */
export const transfersVisibleTo = (db: Db, caller: Caller) =>
  db
    .selectFrom('archive_transfer')
    .innerJoin('person', 'person.id', 'archive_transfer.made_by')
    .innerJoinLateral(
      volumesVisibleTo(db, caller)
        .where('archive_volume.transfer_id', '=', sql<string>`archive_transfer.id`)
        .select(sql<number>`count(*)::int`.as('volumes'))
        .select(itemsOf.as('items'))
        .as('handed'),
      join => join.on('handed.volumes', '>', 0),
    )
    .where('archive_transfer.province_code', '=', caller.provinceCode)
    .where('archive_transfer.org_id', 'in', inPlaceOf(caller.orgId))

const shown = (query: ReturnType<typeof transfersVisibleTo>) =>
  query
    .select(['archive_transfer.id', 'transfer_no as transferNo', 'receiver', 'receiver_person as receiverPerson'])
    .select(['handed_on as handedOn', 'person.user_name as madeBy', 'handed.volumes', 'handed.items'])

export async function listTransfers(
  db: Db,
  caller: Caller,
  { limit, cursor }: CallInput<typeof contract.transfers>,
): Promise<CallAnswer<typeof contract.transfers>> {
  const found = transfersVisibleTo(db, caller)
  const rows = await shown(found)
    .where(isBefore('archive_transfer.id', cursor))
    .orderBy('archive_transfer.id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows: list, next } = splitPage(rows, limit, ({ id }) => id)
  return { list, next, ...(await countTotal(db, found.select('archive_transfer.id'))) }
}

async function getTransfer(db: Db, caller: Caller, id: string): Promise<Transfer> {
  const found = isRowId(id)
    ? await shown(transfersVisibleTo(db, caller)).where('archive_transfer.id', '=', id).executeTakeFirst()
    : undefined
  return found ?? refuse('notFound', { what: '移交清单' })
}

/** 移交清单 as a workbook; the audit knows who took it. */
export async function sheetOfTransfer(
  ask: Ask<CallInput<typeof contract.transferSheet>>,
): Promise<CallAnswer<typeof contract.transferSheet>> {
  const { db, caller, args, services } = ask
  const { id, transferNo, ...transfer } = await getTransfer(db, caller, args.transferId)
  const rows = await listedOf(db, caller, volumesVisibleTo(db, caller).where('archive_volume.transfer_id', '=', id))
    .orderBy('archive_volume.archive_no')
    .execute()
  await noteAct(ask, '导出移交清单', transferNo, { rows: rows.length })
  const title = `档案移交清单（${transferNo}）`
  const { receiver, receiverPerson, handedOn, madeBy } = transfer
  const origin =
    `移交单位：${caller.orgName}　移交人：${madeBy}　接收单位：${receiver}　接收人：${receiverPerson}　` +
    `移交日期：${handedOn}　导出：${caller.userName} ${dateTimeOf(services.now())}`
  const content = volumeBook('移交清单', { title, origin }, rows)
  return { name: `移交清单${transferNo}.xlsx`, content }
}
