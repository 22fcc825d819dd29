import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { BOOK_NUMBER } from '@portal/shared-lib/contract/rules/closing-book'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { StoredFile } from '../../platform/files/store'
import type { Services } from '../../platform/services'
import { exporterOf } from './exporter'
import { beginAnew } from './portion'
import { changeTask, type ExportColumn, type ExportTask, findTask, passwordOf, pieceOf, queryOf } from './task'
import { lockedZip, workbookStream } from './workbook'

const TO_THE_MINUTE = 'YYYY-MM-DD HH:mm'.length

/** Makes the file of an export whose rows have all been read. */
export async function finishExport(services: Services, task: ExportTask): Promise<void> {
  const { files } = services
  const body = await bodyOf(services, task)
  const rows = body && (await files.open(body))
  if (!rows) return await beginAnew(services, task)
  const caller = await exporterOf(services, task)
  const name = `${queryOf(services.fieldKeys, task).sheetName}.xlsx`
  const workbook = workbookOf(services, task, caller, rows)
  const password = passwordOf(services.fieldKeys, task)
  const file = password
    ? { name: name.replace('xlsx', 'zip'), ...(await files.keep(lockedZip(name, workbook, password))) }
    : { name, ...(await files.keep(workbook)) }
  await writeDown(services, task, caller, file)
  await files.removeIfOlder(body, new Date(Date.now() + 1))
}

/** The rows as one content of the store; undefined where they are gone. */
async function bodyOf({ db, files }: Services, task: ExportTask): Promise<string | undefined> {
  if (task.body_sha256) return task.body_sha256
  const kept = await files.keepPieces(pieceOf(task), task.bytes, async () => {})
  if (kept) await changeTask(db, task, { body_sha256: kept.sha256 })
  return kept?.sha256
}

function workbookOf({ fieldKeys, now }: Services, task: ExportTask, caller: Caller, rows: Readable): Readable {
  const { columns, sheetName, title } = queryOf(fieldKeys, task)
  const all: readonly Omit<ExportColumn, 'field'>[] = title ? [BOOK_NUMBER, ...columns] : columns
  const { userName, orgName, deptName } = caller
  return workbookStream({
    rows,
    sheetName,
    title,
    columns: all,
    origin: `${asOf(task)}导出人：${userName}（${orgName} ${deptName}）　导出时间：${dateTimeOf(now())}　共 ${task.done_rows} 条`,
  })
}

/** Rows that changed while they were read are shown as they were or as they are. */
const asOf = ({ read_since: at }: ExportTask) => (at ? `数据截至 ${dateTimeOf(at).slice(0, TO_THE_MINUTE)}　` : '')

type Named = StoredFile & { readonly name: string }

/** The file is the exporter's own; it stays as long as other files that belong to nothing. */
async function writeDown({ db, now }: Services, task: ExportTask, caller: Caller, file: Named): Promise<void> {
  await db.transaction().execute(async transaction => {
    const found = await findTask(transaction, task.id)
    if (found?.state !== 'running') return
    const id = randomUUID()
    await transaction
      .insertInto('file')
      .values({ id, ...file, province_code: task.province_code, uploaded_by: task.person_id, created_at: now() })
      .execute()
    await changeTask(transaction, task, { state: 'done', file_id: id, ended_at: now() })
    const action = `导出完成（${task.done_rows}条）`
    const object = { objectType: 'export', objectId: `${task.view_id}:${task.id}` }
    await recordAudit(transaction, { ...actorOf(caller), action, ...object })
  })
}
