import { send } from '@portal/shared-lib'
import { type RevealAnswer, reveal } from '@portal/shared-lib/contract/calls/reveal'
import { PERSONAL_FIELDS, REVEAL_REASONS, REVEAL_TEXT } from '@portal/shared-lib/contract/rules/reveal'
import { Dialog, Fields } from '@portal/shared-lib/page'
import { type FormEvent, useId, useState } from 'react'
import styles from '../../record/dialog.module.css'
import parts from '../../record/parts.module.css'

type FieldName = keyof typeof PERSONAL_FIELDS
type ReasonName = keyof typeof REVEAL_REASONS

const FIELDS = Object.entries(PERSONAL_FIELDS) as [FieldName, string][]
const REASONS = Object.entries(REVEAL_REASONS) as [ReasonName, string][]

interface RevealDialogProps {
  readonly petitionNo: string
  readonly onClose: () => void
}

/** Personal data in full, for a reason that stays in the audit. What is shown goes with the dialog. */
export default function RevealDialog({ petitionNo, onClose }: RevealDialogProps) {
  const [fields, setFields] = useState<readonly FieldName[]>(['mobile'])
  const [reason, setReason] = useState<ReasonName>('contact')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [shown, show] = useState<RevealAnswer>()
  const id = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const args = { petitionNo, fields: [...fields] as [FieldName, ...FieldName[]], reason, reasonText: text.trim() }
    const { data, error } = await send(reveal, args)
    setProblem(error?.message ?? '')
    if (data) show(data)
  }
  return (
    <Dialog title="查看明文" onClose={onClose}>
      <form className={styles.form} onSubmit={event => void submit(event)}>
        <p className={parts.after}>查看人、内容和理由将记入审计日志。</p>
        <div className={styles.choices}>
          {FIELDS.map(([name, label]) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={fields.includes(name)}
                onChange={({ target }) =>
                  setFields(target.checked ? [...fields, name] : fields.filter(other => other !== name))
                }
              />
              {label}
            </label>
          ))}
        </div>
        <label htmlFor={`${id}-reason`}>查看理由</label>
        <select id={`${id}-reason`} value={reason} onChange={({ target }) => setReason(target.value as ReasonName)}>
          {REASONS.map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-text`}>
          说明（{REVEAL_TEXT.min}至{REVEAL_TEXT.max}字）
        </label>
        <input
          id={`${id}-text`}
          value={text}
          maxLength={REVEAL_TEXT.max}
          onChange={({ target }) => setText(target.value)}
        />
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <button type="submit" className={styles.submit}>
          查看
        </button>
        {shown && (
          <Fields rows={FIELDS.flatMap(([name, label]) => (shown[name] === undefined ? [] : [[label, shown[name]]]))} />
        )}
      </form>
    </Dialog>
  )
}
