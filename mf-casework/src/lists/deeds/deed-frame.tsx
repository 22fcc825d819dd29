import { Dialog } from '@portal/shared-lib/page'
import { Button } from '@portal/shared-lib/ui'
import type { FormEvent, ReactNode } from 'react'
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
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div className={styles.foot}>
          <Button onClick={onClose}>取消</Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            确定
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
