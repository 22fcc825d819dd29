import type { exportsToApprove } from '@portal/shared-lib/contract/export-tasks'
import type { CallAnswer } from '@portal/shared-lib/contract/form'
import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/record'
import { dateTimeOf } from '../../platform/calendar/china-time'
import type { Caller } from '../../platform/caller'
import type { Db } from '../../platform/database/connect'
import { isFileId } from '../../platform/files/file-id'
import { enqueue } from '../../platform/jobs/enqueue'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Ask } from '../../platform/route'
import { EXPORT } from './run'
import type { ExportTask } from './task'
import { nameOf, type Reading } from './task-name'

/** Who agrees to exports of personal data: those who approve in the same organisation, never one's own. */
export const APPROVING = 'sp:approve'

type Waiting = CallAnswer<typeof exportsToApprove>

const waitingFor = (db: Db, { provinceCode, orgId, personId }: Caller) =>
  db
    .selectFrom('export_task')
    .where('export_task.province_code', '=', provinceCode)
    .where('export_task.org_id', '=', orgId)
    .where('export_task.person_id', '<>', personId)
    .where('export_task.state', '=', 'waiting')

export async function listToApprove(db: Db, caller: Caller, reading: Reading): Promise<Waiting> {
  const rows = await waitingFor(db, caller)
    .innerJoin('person', 'person.id', 'export_task.person_id')
    .innerJoin('post', 'post.id', 'export_task.post_id')
    .innerJoin('department', 'department.id', 'post.dept_id')
    .orderBy('export_task.created_at')
    .orderBy('export_task.id')
    .selectAll('export_task')
    .select(['user_name', 'dept_name'])
    .execute()
  return rows.map(task => ({
    taskId: task.id,
    total: task.total ?? 0,
    reason: task.reason,
    applicant: task.user_name,
    applicantDept: task.dept_name,
    createdAt: dateTimeOf(task.created_at),
    ...nameOf(reading, task),
  }))
}

/** Lets an export begin, or ends it. */
export async function decide(ask: Ask<{ taskId: string; agree: boolean }>): Promise<void> {
  const { args, caller, db, services, requestId, request } = ask
  const task = await lockWaiting(db, caller, args.taskId)
  const { trouble } = nameOf({ keys: services.fieldKeys, log: request.log }, task)
  if (args.agree && trouble) refuseRule(trouble)
  const decided = { state: args.agree ? ('running' as const) : ('refused' as const), decided_by: caller.personId }
  await db
    .updateTable('export_task')
    .set({ ...decided, ...(!args.agree && { ended_at: services.now() }) })
    .where('id', '=', task.id)
    .execute()
  if (args.agree) await enqueue({ db, config: services.config }, EXPORT, { taskId: task.id }, task.id)
  const action = args.agree ? '同意导出个人信息' : '不同意导出个人信息'
  const object = { objectType: 'export', objectId: `${task.view_id}:${task.id}` }
  await recordAudit(db, { ...actorOf(caller), action, ...object, requestId, address: request.ip })
}

async function lockWaiting(db: Db, caller: Caller, id: string): Promise<ExportTask> {
  const task = isFileId(id)
    ? await waitingFor(db, caller).where('export_task.id', '=', id).selectAll().forUpdate().executeTakeFirst()
    : undefined
  return task ?? refuse('notFound', { what: '导出申请' })
}
