import type { AgendaAnswer } from '@portal/shared-lib/contract/calls/homes'

/** The page of the list that an agenda counts. */
export const listOf = (whose: AgendaAnswer['whose'] = ''): string =>
  whose === 'department' ? '/toDoManage/departToDo' : '/toDoManage/personalToDo'
