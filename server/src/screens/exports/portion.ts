import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { APPROVALS_LIST, EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import type { Caller } from '../../platform/caller'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { approvalsSource } from './approvals-source'
import { exporterOf } from './exporter'
import { listSource } from './list-source'
import { sheetRow } from './sheet'
import type { Source } from './source'
import { changeTask, type ExportTask, pieceOf, queryOf } from './task'

const compress = promisify(gzip)

/** Rows read at a time. */
export const PORTION = 1000
const MOST_ROWS = 1_000_000

/**
 * Reads the next rows of an export and keeps them, durably, before it writes down how far it has come: whoever goes on
 * writes over what was kept and not written down. Answers whether rows remain.
 */
export async function readPortion(services: Services, task: ExportTask, size: number): Promise<boolean> {
  const source = sourceOf(services, await exporterOf(services, task), task)
  if (task.total === null || task.done_rows === 0) await count(services, task, source)
  const { cells, cursor, more } = await source.rows(task.cursor, size)
  const piece = await compress(cells.map(sheetRow).join(''))
  if (!(await services.files.addPiece(pieceOf(task), task.bytes, piece))) {
    await beginAnew(services, task)
    return true
  }
  const done = { done_rows: task.done_rows + cells.length, bytes: task.bytes + piece.length }
  await changeTask(services.db, task, { ...done, cursor })
  return more
}

async function count({ db }: Services, task: ExportTask, source: Source): Promise<void> {
  const total = await source.count()
  if (total === 0) refuseRule(EXPORT_TEXTS.nothing)
  if (total > MOST_ROWS) refuseRule(EXPORT_TEXTS.tooLong)
  await changeTask(db, task, { total })
}

/** What was kept is gone: the store was cleared, or another server keeps it in a folder of its own. */
export async function beginAnew({ db, files }: Services, task: ExportTask): Promise<void> {
  await files.dropPieces(pieceOf(task))
  await changeTask(db, task, { done_rows: 0, bytes: 0, cursor: '', body_sha256: '' })
}

/** The source of a task, with what its caller may read at this moment. */
function sourceOf(services: Services, caller: Caller, task: ExportTask): Source {
  const exporting = { services, caller, task, asked: queryOf(services.fieldKeys, task) }
  return task.view_id === APPROVALS_LIST ? approvalsSource(exporting) : listSource(exporting)
}
