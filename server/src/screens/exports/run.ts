import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect'
import { HOLDING } from '../../platform/database/limits'
import { troubleOf } from '../../platform/database/trouble'
import { Refusal } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { finishExport } from './finish'
import { PORTION, readPortion } from './portion'
import { changeTask, type ExportTask, findTask, pieceOf } from './task'

interface Log {
  error(details: object, text: string): void
}

/** Milliseconds after which a server looks for exports that wait for one. */
const LOOK_MS = 1000

/**
 * Works on exports, one after the other, until it is stopped. Of several servers one has an export at a time; where that
 * one ends, however it ends, another goes on where it was. The answer stops after the rows that are being read.
 */
export function runExports(services: Services, log: Log): () => Promise<void> {
  let stopping = false
  let running = Promise.resolve()
  const isStopped = () => stopping
  const look = () => {
    running = running
      .then(() => workOnAll(services, log, isStopped))
      .catch(error => log.error({ err: error }, 'exports cannot be looked for'))
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return async () => {
    stopping = true
    clearInterval(timer)
    await running
  }
}

async function workOnAll(services: Services, log: Log, isStopped: () => boolean): Promise<void> {
  if (isStopped()) return
  const { db, config } = services
  const open = await db
    .selectFrom('export_task')
    .where('province_code', '=', config.provinceCode)
    .where('state', '=', 'running')
    .orderBy('created_at')
    .select('id')
    .execute()
  for (const { id } of open) if (!isStopped()) await workOn(services, id, log, isStopped)
}

/** Holds the task by a transaction of its own, which ends with the connection; the work commits as it goes. */
async function workOn(services: Services, id: string, log: Log, isStopped: () => boolean): Promise<void> {
  await services.db.transaction().execute(async holding => {
    if (!(await isFree(holding, id))) return
    // Each portion begins by asking whether the export is still held.
    for (let more = true; more && !isStopped(); more = await step(services, id, log))
      await sql.raw(HOLDING).execute(holding)
  })
}

async function isFree(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`export ${id}`}, 0)) as free`.execute(db)
  return rows[0]?.free === true
}

/**
 * One portion, or the file where all rows are there. Answers whether something is left to do; throws where the database
 * is not to be had, and the next look goes on.
 */
export async function step(services: Services, id: string, log: Log, size = PORTION): Promise<boolean> {
  const task = await findTask(services.db, id)
  if (task?.state !== 'running') {
    if (task) await services.files.dropPieces(pieceOf(task))
    return false
  }
  try {
    if (!(await allRead(services, task, size))) return true
    await finishExport(services, (await findTask(services.db, id)) ?? task)
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble === 'busy' || trouble === 'unavailable') throw error
    await fail(services, task, error, log)
  }
  return (await findTask(services.db, id))?.state === 'running'
}

const allRead = async (services: Services, task: ExportTask, size: number): Promise<boolean> =>
  task.body_sha256 !== '' || !(await readPortion(services, task, size))

/** What is refused is told as it is; what went wrong is told to the log. */
async function fail({ db, now, files }: Services, task: ExportTask, error: unknown, log: Log): Promise<void> {
  const isRefusal = error instanceof Refusal
  if (!isRefusal) log.error({ err: error, export: task.id }, 'export failed')
  const failed = troubleOf(error) === 'storageFull' ? EXPORT_TEXTS.storageFull : EXPORT_TEXTS.failed
  const trouble = isRefusal ? error.message : failed
  await changeTask(db, task, { state: 'failed', trouble, ended_at: now() })
  await files.dropPieces(pieceOf(task))
}
