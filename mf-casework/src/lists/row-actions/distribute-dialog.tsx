import { distribute } from '@portal/shared-lib/contract/calls/assignments'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withTodos } from './several'

const ENTRIES = { personId: { kind: 'assignee', label: '接收人', within: 'department', hidesLabel: true } } as const

/** Gives to-dos of the department to one of its people. */
export default function DistributeDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`分派 ${rows.length} 条待办`}
      entries={ENTRIES}
      values={{ personId: '' }}
      problemOf={({ personId }) => (personId ? '' : '请选择人员')}
      perform={values => withTodos(distribute, rows, values)}
    />
  )
}
