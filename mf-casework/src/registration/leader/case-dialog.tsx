import { asPortalError, notify } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormFoot } from '../../form-foot/form-foot'
import styles from './leader.module.css'

interface CaseDialogProps {
  readonly title: string
  /** What the words are called, and an example of them. */
  readonly label: string
  readonly hint: string
  readonly submits: string
  readonly done: string
  /** What is wrong; empty where nothing is. */
  readonly check: (text: string) => string
  readonly send: (text: string) => Promise<{ error?: unknown }>
  readonly onClose: () => void
  /** What is asked for beside the words. */
  readonly children?: ReactNode
}

const MOST_TEXT = 500

/** Something that is done to a leader's case, with words. */
export function CaseDialog({ title, label, hint, submits, done, check, send, onClose, children }: CaseDialogProps) {
  const [text, write] = useState('')
  const [problem, tell] = useState('')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(text.trim())
    tell(found)
    if (found) return
    setBusy(true)
    const { error } = await send(text.trim())
    setBusy(false)
    if (error) return tell(asPortalError(error).message)
    notify.success(done)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.dialog} onSubmit={submit}>
        {children}
        <Input.TextArea
          aria-label={label}
          placeholder={hint}
          rows={4}
          maxLength={MOST_TEXT}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        <FormFoot problem={problem} busy={busy} submits={submits} onClose={onClose} />
      </form>
    </Dialog>
  )
}
