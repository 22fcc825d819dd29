import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { refuseRule } from '../http/refusal'
import { filterSql } from '../lists/conditions'
import { countRows } from '../lists/count'
import { orderOf } from '../lists/list'
import type { ListRow, Read } from '../lists/part'
import { readPosition, writePosition } from '../lists/position'
import { readRows } from '../lists/read'
import type { Services } from '../services'
import { cellsOf } from './cells'
import { askerOf } from './count'
import { exporterOf } from './exporter'
import { sheetRow } from './sheet'
import { type Asked, askedOf, changeTask, type ExportTask, pieceOf } from './task'

const compress = promisify(gzip)

/** Rows read at a time. */
export const PORTION = 1000
const MOST_ROWS = 1_000_000

interface Reading {
  readonly read: Read
  readonly orderName: string
  readonly asked: Asked
}

/**
 * Reads the next rows of an export and keeps them, durably, before it writes down how far it has come: whoever goes on
 * writes over what was kept and not written down. Answers whether rows remain.
 */
export async function readPortion(services: Services, task: ExportTask, size: number): Promise<boolean> {
  const reading = await readingOf(services, task)
  if (task.total === null || task.done_rows === 0) await count(services, task, reading)
  const rows = await rowsBehind(services, task, reading, size)
  const piece = await compress(textOf(services, task, rows, reading))
  if (!(await services.files.addPiece(pieceOf(task), task.bytes, piece))) {
    await beginAnew(services, task)
    return true
  }
  const last = rows.at(-1)
  await changeTask(services.db, task, {
    done_rows: task.done_rows + rows.length,
    bytes: task.bytes + piece.length,
    ...(last && { cursor: writePosition({ order: reading.orderName, at: last.row_at, id: last.row_id, count: 0 }) }),
  })
  return rows.length === size
}

async function readingOf(services: Services, task: ExportTask): Promise<Reading> {
  const { caller, view } = await exporterOf(services, task)
  const asked = askedOf(services.fieldKeys, task)
  const { name, ...order } = orderOf(view, asked.sort)
  const filter = filterSql(view, asked.filter, services.fieldKeys)
  const asker = askerOf(services, caller)
  return { asked, orderName: name, read: { view, asker, filter, order } }
}

async function count({ db }: Services, task: ExportTask, { read }: Reading): Promise<void> {
  const total = await countRows(db, read)
  if (total === 0) refuseRule(EXPORT_TEXTS.nothing)
  if (total > MOST_ROWS) refuseRule(EXPORT_TEXTS.tooLong)
  await changeTask(db, task, { total })
}

const rowsBehind = ({ db }: Services, { cursor }: ExportTask, { read, orderName }: Reading, size: number) =>
  readRows(db, read, cursor ? readPosition(cursor, read.view, orderName) : 0, size)

const textOf = (
  { fieldKeys: keys }: Services,
  { personal }: ExportTask,
  rows: readonly ListRow[],
  reading: Reading,
) => {
  const { view, asker } = reading.read
  return rows.map(row => sheetRow(cellsOf(view, row, reading.asked.columns, { ...asker, keys, personal }))).join('')
}

/** What was kept is gone: the store was cleared, or another server keeps it in a folder of its own. */
export async function beginAnew({ db, files }: Services, task: ExportTask): Promise<void> {
  await files.dropPieces(pieceOf(task))
  await changeTask(db, task, { done_rows: 0, bytes: 0, cursor: '', body_sha256: '' })
}
