import { undoDirectClosing } from '@portal/shared-lib/contract/calls/actions'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withEach } from './several'

const ENTRIES = { reason: { kind: 'words', label: '撤销理由', max: 500, isCut: true, required: true } } as const
const LEAST = 10

/** Takes back the closing of letters that were closed in error. */
export default function UndoClosingDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`撤销 ${rows.length} 件信件的办结`}
      entries={ENTRIES}
      values={{ reason: '' }}
      problemOf={({ reason }) => (reason.trim().length < LEAST ? '请填写不少于10个字的理由' : '')}
      perform={({ reason }) =>
        withEach(undoDirectClosing, rows, row => ({
          petitionNo: textOf(row, 'xfjbh'),
          version: Number(row.version),
          reason: reason.trim(),
        }))
      }
    />
  )
}
