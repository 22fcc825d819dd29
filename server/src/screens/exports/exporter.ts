import { BOOK_VIEW } from '@portal/shared-lib/contract/rules/closing-book'
import { APPROVALS_LIST, EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import { callerLater } from '../../people/identity/caller-later'
import type { Caller } from '../../platform/caller'
import { refuse, refuseRule } from '../../platform/refusal'
import type { Services } from '../../platform/services'
import { getView } from '../lists/list'
import type { ExportTask } from './task'

export const EXPORTING = 'xfj:export'
/** Of the register of closed letters alone. */
export const EXPORTING_CLOSED = 'xfj:exportClosed'
export const READING_PERSONAL = 'xfj:viewPii'

const APPROVALS_PAGE = 'toDoManage/leaderApprovalList'

const mayExport = ({ permissions }: Caller, viewId: string): boolean =>
  permissions.has(EXPORTING) || (viewId === BOOK_VIEW && permissions.has(EXPORTING_CLOSED))

/** Refuses a list that the caller may not export, or none of whose pages is the caller's. */
export function refuseList(caller: Caller, viewId: string): void {
  if (!mayExport(caller, viewId)) refuse('forbidden')
  if (viewId !== APPROVALS_LIST) getView(caller, viewId)
  else if (!caller.permissions.has(APPROVALS_PAGE)) refuse('forbidden')
}

/** Who exports, with the rights of this moment; refused where those rights, or those to the list, are gone. */
export async function exporterOf(services: Services, task: ExportTask): Promise<Caller> {
  const { person_id: personId, post_id: postId } = task
  const caller = (await callerLater(services, { personId, postId })) ?? refuseRule(EXPORT_TEXTS.rightsGone)
  if (!mayExport(caller, task.view_id)) refuseRule(EXPORT_TEXTS.rightsGone)
  if (task.personal && !caller.permissions.has(READING_PERSONAL)) refuseRule(EXPORT_TEXTS.rightsGone)
  refuseList(caller, task.view_id)
  return caller
}
