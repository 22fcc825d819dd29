import { APPROVALS_LIST } from '@portal/shared-lib/contract/rules/exports'
import type { Caller } from '../../platform/caller'
import type { Services } from '../../platform/services'
import { approvalsSource } from './approvals-source'
import { listSource } from './list-source'
import type { Source } from './source'
import { askedOf, type ExportTask } from './task'

/** The source of a task, with what its caller may read at this moment. */
export function sourceOf(services: Services, caller: Caller, task: ExportTask): Source {
  const exporting = { services, caller, task, asked: askedOf(services.fieldKeys, task) }
  return task.view_id === APPROVALS_LIST ? approvalsSource(exporting) : listSource(exporting)
}
