import { formatDay } from '@portal/shared-lib'
import { remind } from '@portal/shared-lib/contract/calls/assignments'
import { type Row, textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withTodos } from './several'

const DAY_MS = 86_400_000
const MOST_DAYS = 365

const dayIn = (days: number): string => formatDay(new Date(Date.now() + days * DAY_MS))

/** Asks to be reminded of own to-dos on a day; without a day nobody is reminded any more. */
export default function RemindDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`设置提醒 ${rows.length} 条待办`}
      entries={{
        remindOn: {
          kind: 'day',
          label: '提醒日期',
          min: dayIn(1),
          max: dayIn(MOST_DAYS),
          hint: '当天以消息提醒；清空日期的，取消已设置的提醒。',
        },
        note: { kind: 'words', label: '提醒内容', max: 100, isCut: true },
      }}
      values={{ remindOn: sameOf(rows, 'remindOn') || dayIn(1), note: sameOf(rows, 'remindNote') }}
      perform={({ remindOn, note }) => withTodos(remind, rows, { remindOn: remindOn || null, note: note.trim() })}
    />
  )
}

/** What all of the rows have in a field; empty where they differ. */
function sameOf(rows: readonly Row[], field: string): string {
  const [first = '', ...others] = new Set(rows.map(row => textOf(row, field)))
  return others.length > 0 ? '' : first
}
