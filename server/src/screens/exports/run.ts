import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { z } from 'zod'
import { troubleOf } from '../../platform/database/trouble'
import { defineJob } from '../../platform/jobs/job'
import { Refusal } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { finishExport } from './finish'
import { PORTION, readPortion } from './portion'
import { changeTask, type ExportTask, findTask, pieceOf, reviveTask } from './task'

/**
 * Works on an export, portion by portion. Of several servers one has it at a time; where that one ends, however it ends,
 * another goes on where it was. A server that stops does so after the rows that are being read.
 */
export const EXPORT = defineJob({
  name: 'export',
  title: '导出列表',
  lane: 'exports',
  args: z.object({ taskId: z.string() }),
  attempts: 5,
  pauseSeconds: 5,
  limitSeconds: 180,
  async run({ services, signal, goesOn }, { taskId }) {
    for (let more = true; more; more = await step(services, taskId)) {
      if (signal.aborted) return 'again'
      await goesOn()
    }
    return undefined
  },
  isHopeless: error => !isPassing(error),
  async bury({ services }, { taskId }, error) {
    const task = await findTask(services.db, taskId)
    if (task) await fail(services, task, error)
  },
  revive: ({ db }, { taskId }) => reviveTask(db, taskId),
})

/** The database is not to be had, or has too much to do. */
function isPassing(error: unknown): boolean {
  const trouble = troubleOf(error)
  return trouble === 'busy' || trouble === 'unavailable'
}

/** One portion, or the file where all rows are there. Answers whether something is left to do. */
export async function step(services: Services, id: string, size = PORTION): Promise<boolean> {
  const task = await findTask(services.db, id)
  if (task?.state !== 'running') {
    if (task) await services.files.dropPieces(pieceOf(task))
    return false
  }
  try {
    if (!(await allRead(services, task, size))) return true
    await finishExport(services, (await findTask(services.db, id)) ?? task)
  } catch (error) {
    // Nothing is out of order: the exporter is told, and that is all.
    if (!(error instanceof Refusal)) throw error
    await fail(services, task, error)
  }
  return (await findTask(services.db, id))?.state === 'running'
}

const allRead = async (services: Services, task: ExportTask, size: number): Promise<boolean> =>
  task.body_sha256 !== '' || !(await readPortion(services, task, size))

/** What is refused is told as it is. */
async function fail({ db, now, files }: Services, task: ExportTask, error: unknown): Promise<void> {
  const failed = troubleOf(error) === 'storageFull' ? EXPORT_TEXTS.storageFull : EXPORT_TEXTS.failed
  const trouble = error instanceof Refusal ? error.message : failed
  await changeTask(db, task, { state: 'failed', trouble, ended_at: now() })
  await files.dropPieces(pieceOf(task))
}
