import { formatDateTime, useDesktop } from '@portal/shared-lib'
import { Button, Input } from '@portal/shared-lib/page'
import { useWatch } from '@portal/shared-lib/ui-form'
import { useId, useState } from 'react'
import type { PersonValues } from '../form-values'
import { drawConfirmation } from './draw-confirmation'
import styles from './signature.module.css'

interface TypedConfirmationProps {
  /** Takes the picture of what was confirmed. */
  readonly onConfirmed: (picture: Blob) => void
}

/**
 * In place of a signature by hand: the visitor checks the record, and the own name is typed in the presence of whoever holds
 * the interview. The picture says how it came about, who confirmed, who was there, and when.
 */
export function TypedConfirmation({ onConfirmed }: TypedConfirmationProps) {
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const witness = useDesktop()?.userName ?? ''
  const persons = (useWatch({ name: 'persons' }) ?? []) as readonly PersonValues[]
  const confirm = async () => {
    const wrong = confirmationProblem(name, persons)
    setProblem(wrong)
    if (wrong) return
    const at = formatDateTime(new Date()).slice(0, MINUTES)
    onConfirmed(await drawConfirmation({ name: name.trim(), witness, at }))
  }
  return (
    <div className={styles.typed}>
      <label htmlFor={id}>不便手写的，由来访人核对后在此录名</label>
      <div className={styles.buttons}>
        <Input
          id={id}
          value={name}
          maxLength={50}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            event.stopPropagation()
            void confirm()
          }}
        />
        <Button onClick={() => void confirm()}>录名确认</Button>
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** `YYYY-MM-DD HH:mm` */
const MINUTES = 16

/** Why a name confirms nothing: it has to be that of one of the visitors in the form. */
export function confirmationProblem(name: string, persons: readonly { readonly name?: string | undefined }[]): string {
  const typed = name.trim()
  if (!typed) return '请录入来访人姓名'
  if (persons.some(person => person.name?.trim() === typed)) return ''
  return '与上面登记的信访人姓名不一致，请核对'
}
