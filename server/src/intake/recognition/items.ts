import type { CallAnswer } from '@portal/shared-lib/contract/form'
import type { scans } from '@portal/shared-lib/contract/recognition'
import { sql } from 'kysely'
import { petitionsVisibleTo, refusePetition } from '../../petitions/record/scope'
import { STATE } from '../../petitions/record/states'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isRowId } from '../../platform/paging/row-id'

const MOST = 500

/** Scanned letters that wait with the caller's department. */
const waitingWith = (db: Db, caller: Caller) =>
  petitionsVisibleTo(db, caller)
    .innerJoin('todo', join =>
      join.onRef('todo.province_code', '=', 'petition.province_code').onRef('todo.petition_id', '=', 'petition.id'),
    )
    .where('todo.todo_type', '=', 'registerScan')
    .where('todo.dept_id', '=', caller.deptId)
    .where('todo.done_at', 'is', null)
    .where('petition.register_org_id', '=', caller.orgId)
    .where('petition.state', '=', STATE.toRegister)
    .leftJoin('person', 'person.id', 'todo.person_id')
    .select(['petition.id as itemId', 'todo.id as todoId', 'todo.person_id as holderId'])
    .select(sql<string>`coalesce(person.user_name, '')`.as('takenBy'))

export async function listScans(db: Db, caller: Caller): Promise<CallAnswer<typeof scans>> {
  const rows = await waitingWith(db, caller)
    .leftJoin('letter_recognition as read', join =>
      join.onRef('read.province_code', '=', 'petition.province_code').onRef('read.petition_id', '=', 'petition.id'),
    )
    .orderBy('petition.registered_at')
    .orderBy('petition.id')
    .limit(MOST)
    .select(['petition.barcode', 'petition.source_no as batch', 'petition.registered_at as scannedAt'])
    .select(
      sql<'none' | 'waiting' | 'running' | 'done' | 'failed' | 'unreadable'>`coalesce(read.state, 'none')`.as('state'),
    )
    .select(sql<number>`coalesce(read.progress, 0)`.as('progress'))
    .select([firstFile.as('fileName'), fileCount.as('fileCount'), pageCount.as('pageCount')])
    .execute()
  return rows.map(({ holderId, ...row }) => ({
    ...row,
    isOwn: holderId === caller.holderId,
    scannedAt: dateTimeOf(row.scannedAt),
    fileCount: Number(row.fileCount),
    pageCount: Number(row.pageCount),
  }))
}

/** Its own files, or those that it shares with others since they were taken apart. */
const ofLetter = sql`file.id in (
    select file_id from petition_file
      where petition_file.province_code = petition.province_code and petition_file.petition_id = petition.id
    union select file_id from letter_page
      where letter_page.province_code = petition.province_code and letter_page.petition_id = petition.id)`

const firstFile = sql<string>`coalesce((select file.name from file where ${ofLetter} order by created_at, id limit 1), '')`

const fileCount = sql<string>`(select count(*) from file where ${ofLetter})`

const pageCount = sql<string>`(select count(*) from letter_page where letter_page.province_code = petition.province_code
  and letter_page.petition_id = petition.id and not dropped)`

/** One of them; refused alike where there is none and where it is not the caller's to register. */
export async function getScan(db: Db, caller: Caller, itemId: string) {
  if (!isRowId(itemId)) refusePetition()
  const found = await waitingWith(db, caller)
    .where('petition.id', '=', itemId)
    .select(['petition.barcode', 'petition.source_no as batch', 'petition.registered_at as scannedAt'])
    .executeTakeFirst()
  const { holderId, ...scan } = found ?? refusePetition()
  return { ...scan, isOwn: holderId === caller.holderId }
}
