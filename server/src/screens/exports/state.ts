import type { exportState, ownExports } from '@portal/shared-lib/contract/export-tasks'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isFileId } from '../../platform/files/file-id'
import { linkTo } from '../../platform/files/link'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { type ExportTask, findTask, passwordOf } from './task'
import { nameOf, type Reading } from './task-name'

type State = CallAnswer<typeof exportState>
type Listed = CallAnswer<typeof ownExports>[number]

/** An own export; others' are not found. */
export async function findOwn(db: Db, { personId }: Caller, id: string): Promise<ExportTask> {
  const task = isFileId(id) ? await findTask(db, id) : undefined
  return task?.person_id === personId ? task : refuse('notFound', { what: '导出任务' })
}

type Asking = Pick<Ask<unknown>, 'db' | 'caller' | 'services' | 'request'>

/** How far an export has come; with a link to its file once that is there. Refused where it came to nothing. */
export async function stateOf(asking: Asking, task: ExportTask): Promise<State> {
  const trouble = troubleOf(task)
  if (trouble) refuseRule(trouble)
  const { fieldKeys } = asking.services
  const { sheetName } = nameOf({ keys: fieldKeys, log: asking.request.log }, task)
  const shown = { ...progressOf(task), sheetName }
  if (!task.file_id) return { ...shown, url: '', password: '' }
  const { path } = await linkTo(asking, task.file_id)
  return { ...shown, url: path, password: passwordOf(fieldKeys, task) }
}

const progressOf = (task: ExportTask) => ({
  taskId: task.id,
  isComplete: task.state === 'done' ? (2 as const) : task.body_sha256 ? (1 as const) : (0 as const),
  total: task.total ?? 0,
  percentage: percentageOf(task),
  awaitsApproval: task.state === 'waiting',
})

/** Rows come and go while they are read: short of done it stays below a hundred. */
function percentageOf({ state, total, done_rows }: ExportTask): number {
  if (state === 'done') return 100
  return total ? Math.min(99, Math.floor((done_rows / total) * 100)) : 0
}

function troubleOf({ state, trouble, file_id }: ExportTask): string {
  if (state === 'done') return file_id ? '' : EXPORT_TEXTS.expired
  if (state === 'refused') return EXPORT_TEXTS.refused
  return state === 'cancelled' ? EXPORT_TEXTS.cancelled : trouble
}

const MOST = 20

/** The caller's exports, newest first. */
export async function listOwn(db: Db, { personId }: Caller, reading: Reading): Promise<Listed[]> {
  const tasks = await db
    .selectFrom('export_task')
    .where('person_id', '=', personId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .selectAll()
    .execute()
  return tasks.map(task => {
    const { sheetName, trouble } = nameOf(reading, task)
    const shown = { ...progressOf(task), sheetName, createdAt: dateTimeOf(task.created_at) }
    // A file that is there opens whatever it was asked for by.
    return { ...shown, trouble: troubleOf(task) || (task.file_id ? '' : trouble) }
  })
}
