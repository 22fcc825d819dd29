import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { APPROVALS_LIST, EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { listApprovals } from '../../approvals/waiting/list'
import type { Caller } from '../../platform/caller'
import { refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { sheetRow } from '../../platform/sheets/write-sheet'
import { filterSql } from '../lists/conditions'
import { countRows } from '../lists/count'
import { getView, orderOf } from '../lists/list'
import { readPosition, writePosition } from '../lists/position'
import { readRows } from '../lists/read'
import { cellOf, cellsOf } from './cells'
import { askerOf } from './count'
import { exporterOf } from './exporter'
import { readPersonal } from './personal-columns'
import type { Exporting, Source } from './source'
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

async function count({ db, now }: Services, task: ExportTask, source: Source): Promise<void> {
  const read_since = now()
  const total = await source.count()
  if (total === 0) refuseRule(EXPORT_TEXTS.nothing)
  if (total > MOST_ROWS) refuseRule(EXPORT_TEXTS.tooLong)
  await changeTask(db, task, { total, read_since })
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

/** What waits for the caller's approval, in the order of its list. */
function approvalsSource({ services: { db, now, replica = db }, caller, asked }: Exporting): Source {
  const { types = [], ...filter } = asked.approvals ?? {}
  const own = { types, todoType: 'approval', ...filter, pageNumber: 1 } as const
  const read = (cursor: string, limit: number) =>
    listApprovals(replica, caller, { ...own, limit, ...(cursor && { cursor }) }, now())
  return {
    count: async () => (await read('', 1)).total,
    async rows(cursor, size) {
      const { list, next } = await read(cursor, size)
      const cells = list.map(({ petitionNo, remainingDays, ...row }) => {
        const values: Readonly<Record<string, unknown>> = { ...row, xfjbh: petitionNo, sysx: remainingDays }
        return asked.columns.map(({ field }) => cellOf(field, values))
      })
      return { cells, cursor: next ?? cursor, more: next !== null }
    },
  }
}

/** The rows of a list of petitions or of what is to be done with them. */
function listSource({ services, caller, task, asked }: Exporting): Source {
  const { fieldKeys: keys, replica: db = services.db } = services
  const view = getView(caller, task.view_id)
  const { name: order, ...ordered } = orderOf(view, asked.sort)
  const asker = askerOf(services, caller)
  const read = { view, asker, filter: filterSql(view, asked.filter, { keys, now: asker.now }), order: ordered }
  const { personal } = task
  return {
    count: () => countRows(db, read),
    async rows(cursor, size) {
      const rows = await readRows(db, read, cursor ? readPosition(cursor, view, order) : 0, size)
      const personalOf = await readPersonal({ db, keys, caller }, rows, personal ? asked.columns : [])
      const last = rows.at(-1)
      return {
        cells: rows.map((row, at) => [
          ...(asked.title ? [task.done_rows + at + 1] : []),
          ...cellsOf(view, row, asked.columns, { ...asker, keys, personal, personalOf }),
        ]),
        cursor: last ? writePosition({ order, at: last.row_at, id: last.row_id, count: 0 }) : cursor,
        more: rows.length === size,
      }
    },
  }
}
