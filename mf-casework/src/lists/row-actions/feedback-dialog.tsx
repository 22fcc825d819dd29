import { formatDay } from '@portal/shared-lib'
import type { RegisterFeedbackArgs } from '@portal/shared-lib/contract/calls/inspections'
import { registerFeedback } from '@portal/shared-lib/contract/calls/inspections'
import {
  FEEDBACK_LENGTH,
  FEEDBACK_STAGES,
  FEEDBACK_WAYS,
  FEEDBACK_TEXTS as TEXTS,
} from '@portal/shared-lib/contract/rules/inspection-feedback'
import { textOf } from '../row'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'
import { withEach } from './several'

type Told = Omit<RegisterFeedbackArgs, 'petitionNo'>

const LONGEST_RECEIVER = 50

/** What the inspection team was told: whether that is all, when, how, to whom. */
export default function FeedbackDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  const today = formatDay(new Date())
  const first: Told = {
    stage: rows.every(row => textOf(row, 'bjsj')) ? '2' : '1',
    way: '1',
    day: today,
    receiver: textOf(rows[0] ?? {}, 'xszmc'),
    text: '',
  }
  const due = dueOf(
    rows.map(row => textOf(row, 'fkqx')),
    today,
  )
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`反馈登记 ${rows.length} 件`}
      lead={<p>{due}</p>}
      entries={{
        stage: { kind: 'choice', label: '反馈阶段', options: Object.entries(FEEDBACK_STAGES) },
        day: { kind: 'day', label: '反馈日期', max: today },
        way: { kind: 'choice', label: '反馈方式', options: Object.entries(FEEDBACK_WAYS) },
        receiver: { kind: 'line', label: '接收人', max: LONGEST_RECEIVER, required: true },
        text: { kind: 'words', label: '反馈内容', max: FEEDBACK_LENGTH.max, isCut: true, required: true },
      }}
      values={first}
      problemOf={({ receiver, text }) => {
        if (!receiver.trim()) return TEXTS.noReceiver
        return text.trim().length < FEEDBACK_LENGTH.min ? TEXTS.shortText : ''
      }}
      perform={told =>
        withEach(registerFeedback, rows, row => ({
          ...told,
          day: told.day || today,
          petitionNo: textOf(row, 'xfjbh'),
        }))
      }
    />
  )
}

/** By when the team wants to be told, the earliest of several. */
function dueOf(days: readonly string[], today: string): string {
  const [due] = days.filter(Boolean).toSorted()
  if (!due) return '移交单未载明办理期限。'
  return due < today ? `移交单要求 ${due} 前反馈，已逾期。` : `移交单要求 ${due} 前反馈。`
}
