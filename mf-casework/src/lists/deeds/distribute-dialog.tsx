import { distribute } from '@portal/shared-lib/contract/calls/assignments'
import type { DeedDialogProps } from './deed'
import { DeedForm } from './deed-form'
import { withTodos } from './several'

const ENTRIES = { personId: { kind: 'assignee', label: '接收人', within: 'department', hidesLabel: true } } as const

/** Gives to-dos of the department to one of its people. */
export default function DistributeDialog(deed: DeedDialogProps) {
  const { rows } = deed
  return (
    <DeedForm
      deed={deed}
      title={`分派 ${rows.length} 条待办`}
      entries={ENTRIES}
      values={{ personId: '' }}
      problemOf={({ personId }) => (personId ? '' : '请选择人员')}
      perform={values => withTodos(distribute, rows, values)}
    />
  )
}
