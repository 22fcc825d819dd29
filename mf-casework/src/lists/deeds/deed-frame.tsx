import { Dialog } from '@portal/shared-lib/page'
import type { FormEvent, ReactNode } from 'react'
import { FormFoot } from '../../form-dialog/form-foot'
import styles from './deeds.module.css'

interface DeedFrameProps {
  readonly title: string
  /** What is wrong with what was entered; empty where nothing is. */
  readonly problem: string
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that asks for what a deed needs. */
export function DeedFrame({ title, problem, busy, onSubmit, onClose, children }: DeedFrameProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Dialog title={title} width={640} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {children}
        <FormFoot problem={problem} busy={busy} submits="确定" onClose={onClose} />
      </form>
    </Dialog>
  )
}
