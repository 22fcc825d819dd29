import { escalateOnline } from '@portal/shared-lib/contract/calls/online'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withEach } from './several'

const LONGEST = 500
const ENTRIES = { summary: { kind: 'words', label: '呈报摘要', max: LONGEST, isCut: true, required: true } } as const

/** 呈报: what a leader is to know of letters that nobody has registered yet. */
export default function EscalateDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  const [only, ...others] = rows
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`呈报 ${rows.length} 件来信`}
      entries={ENTRIES}
      values={{ summary: only && others.length === 0 ? textOf(only, 'textHead') : '' }}
      problemOf={({ summary }) => (summary.trim() ? '' : `请填写呈报摘要（1至${LONGEST}字）`)}
      perform={({ summary }) =>
        withEach(escalateOnline, rows, row => ({ itemId: textOf(row, 'itemId'), summary: summary.trim() }))
      }
    >
      <p>来信原文一并送领导阅示；呈报期间仍可登记，登记期限不变。</p>
    </RowActionForm>
  )
}
