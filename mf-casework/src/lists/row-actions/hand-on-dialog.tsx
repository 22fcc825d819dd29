import { handOn } from '@portal/shared-lib/contract/calls/assignments'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withTodos } from './several'

const ENTRIES = {
  personId: { kind: 'assignee', label: '接收人', within: 'organisation', hidesLabel: true },
  note: { kind: 'words', label: '转办说明', max: 200, isCut: true, required: true },
} as const
const LEAST_NOTE = 2

/** Hands own to-dos on to a colleague of the organisation. */
export default function HandOnDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  const problemOf = ({ personId, note }: { personId: string; note: string }) => {
    if (!personId) return '请选择人员'
    return note.trim().length < LEAST_NOTE ? '请填写转办说明' : ''
  }
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`转办 ${rows.length} 条待办`}
      entries={ENTRIES}
      values={{ personId: '', note: '' }}
      problemOf={problemOf}
      perform={({ personId, note }) => withTodos(handOn, rows, { personId, note: note.trim() })}
    />
  )
}
