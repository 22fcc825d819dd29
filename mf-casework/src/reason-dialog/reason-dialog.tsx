import { asPortalError } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { Input } from '@portal/shared-lib/ui'
import { type FormEvent, useState } from 'react'
import { FormFoot } from '../form-foot/form-foot'
import styles from './reason-dialog.module.css'

interface ReasonDialogProps {
  readonly title: string
  /** What the reason is called. */
  readonly label: string
  /** An example of one. */
  readonly hint: string
  /** Characters; the server says the same. */
  readonly least: number
  readonly most: number
  readonly tooShort: string
  /** Lines. */
  readonly rows?: number
  readonly busy: boolean
  /** Answers with an error where it was refused. */
  readonly send: (reason: string) => Promise<{ error?: unknown }>
  readonly onClose: () => void
}

/** Asks why something is done before it is done. */
export function ReasonDialog({ title, label, hint, least, most, tooShort, rows = 2, ...rest }: ReasonDialogProps) {
  const { busy, send, onClose } = rest
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim().length < least) return tell(tooShort)
    const { error } = await send(reason)
    if (error) tell(asPortalError(error).message)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <Input.TextArea
          aria-label={label}
          placeholder={hint}
          rows={rows}
          maxLength={most}
          value={reason}
          onChange={({ target }) => write(target.value)}
        />
        <FormFoot problem={problem} busy={busy} submits={`确定${title}`} onClose={onClose} />
      </form>
    </Dialog>
  )
}
