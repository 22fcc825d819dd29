import { closeDirectly } from '@portal/shared-lib/contract/rules/actions/close-directly'
import { type Closing, closeLetters, closingOf, KINDS, problemOf } from './close-letters'
import type { RowActionDialogProps } from './row-action'
import { RowActionForm } from './row-action-form'

const { fields } = closeDirectly

const EMPTY: Closing = { closeType: '10', reason: '', reply: '', competent: '', mainNo: '', text: '', boxNo: '' }
const { reason, reply, competent, mainNo, text, boxNo } = fields

const ENTRIES = {
  closeType: { kind: 'choice', label: fields.closeType.label, options: KINDS, isListed: true, isGiven: true },
  reason: { kind: 'coded', label: reason.label, table: 'DM_BLFS', codes: reason.codes, when: reason.when },
  reply: { kind: 'words', label: reply.label, max: reply.max, isCut: true, required: true, when: reply.when },
  competent: {
    kind: 'words',
    label: competent.label,
    max: competent.max,
    isCut: true,
    required: true,
    when: competent.when,
  },
  mainNo: { kind: 'words', label: mainNo.label, max: 20, isCut: true, required: true, when: mainNo.when },
  text: { kind: 'words', label: text.label, max: text.max, isCut: true },
  boxNo: { kind: 'line', label: boxNo.label, max: boxNo.max },
} as const

/** 信件办结登记: ends letters that never enter dispatch, all alike. */
export default function CloseLettersDialog(rowAction: RowActionDialogProps) {
  const { rows } = rowAction
  return (
    <RowActionForm
      rowAction={rowAction}
      title={`办结 ${rows.length} 件信件`}
      entries={ENTRIES}
      values={EMPTY}
      problemOf={closing => problemOf(closingOf(closing))}
      perform={closing => closeLetters(rows, closingOf(closing))}
    />
  )
}
