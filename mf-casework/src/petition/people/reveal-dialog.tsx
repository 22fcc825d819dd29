import { send } from '@portal/shared-lib'
import { type RevealAnswer, type RevealArgs, reveal } from '@portal/shared-lib/contract/calls/reveal'
import { PERSONAL_FIELDS, REVEAL_REASONS, REVEAL_TEXT } from '@portal/shared-lib/contract/rules/reveal'
import { Fields } from '@portal/shared-lib/page'
import { FormDialog, type PlainEntry } from '@portal/shared-lib/ui-form'
import { useState } from 'react'
import parts from '../../record/parts.module.css'

type FieldName = keyof typeof PERSONAL_FIELDS

const FIELDS = Object.entries(PERSONAL_FIELDS) as [FieldName, string][]

const ENTRIES: Readonly<Record<string, PlainEntry>> = {
  fields: { kind: 'several', label: '查看内容', hidesLabel: true, options: FIELDS },
  reason: { kind: 'choice', label: '查看理由', options: Object.entries(REVEAL_REASONS), isListed: true, isGiven: true },
  reasonText: { kind: 'line', label: `说明（${REVEAL_TEXT.min}至${REVEAL_TEXT.max}字）`, max: REVEAL_TEXT.max },
}

const BEGINNING: Omit<RevealArgs, 'petitionNo'> = { fields: ['mobile'], reason: 'contact', reasonText: '' }

interface RevealDialogProps {
  readonly petitionNo: string
  readonly onClose: () => void
}

/** Personal data in full, for a reason that stays in the audit. What is shown goes with the dialog. */
export default function RevealDialog({ petitionNo, onClose }: RevealDialogProps) {
  const [shown, show] = useState<RevealAnswer>()
  return (
    <FormDialog
      title="查看明文"
      submits="查看"
      lead={<p className={parts.after}>查看人、内容和理由将记入审计日志。</p>}
      entries={ENTRIES}
      values={BEGINNING}
      send={async ({ reasonText, ...asked }) => {
        const { data, error } = await send(reveal, { petitionNo, ...asked, reasonText: reasonText.trim() })
        if (data) show(data)
        return { error }
      }}
      names={reveal.send}
      onDone={stays}
      onClose={onClose}
    >
      {shown && (
        <Fields rows={FIELDS.flatMap(([name, label]) => (shown[name] === undefined ? [] : [[label, shown[name]]]))} />
      )}
    </FormDialog>
  )
}

/** What was asked for stands in the dialog. */
const stays = () => undefined
