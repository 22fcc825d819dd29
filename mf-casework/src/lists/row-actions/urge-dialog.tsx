import { urge } from '@portal/shared-lib/contract/calls/actions'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withEach } from './several'

const ENTRIES = { text: { kind: 'words', label: '催办内容', max: 500, isCut: true, required: true } } as const
const OVERDUE = '该件已超过办理期限，请说明原因并尽快办结。'

/** Urges each of several petitions with the same words. */
export default function UrgeDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`催办 ${rows.length} 件`}
      entries={ENTRIES}
      values={{ text: OVERDUE }}
      problemOf={({ text }) => (text.trim() === '' ? '请填写催办内容' : '')}
      perform={({ text }) =>
        withEach(urge, rows, row => ({
          petitionNo: textOf(row, 'xfjbh'),
          version: Number(row.version),
          text: text.trim(),
        }))
      }
    />
  )
}
