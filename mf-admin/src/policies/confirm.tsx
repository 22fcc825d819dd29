import { notify } from '@portal/shared-lib'
import { POLICY_REASON_MAX, POLICY_TEXTS } from '@portal/shared-lib/contract/rules/policies'
import { Button, Fields } from '@portal/shared-lib/page'
import { type ComponentProps, useState } from 'react'
import admin from '../admin.module.css'
import { messageOf } from '../message-of'
import { Problem, Reason } from '../reason'

interface ConfirmProps {
  /** What is set and what that changes. */
  readonly rows: ComponentProps<typeof Fields>['rows']
  readonly done: string
  readonly send: (reason: string) => Promise<{ readonly error?: unknown }>
  readonly onBack: () => void
  readonly onDone: () => void
}

/** The second step of every setting: what it changes, and why it is set. */
export function Confirm({ rows, done, send, onBack, onDone }: ConfirmProps) {
  const [reason, write] = useState('')
  const [problem, tell] = useState('')
  const [isBusy, work] = useState(false)
  const confirm = async () => {
    if (reason.trim() === '') return tell(POLICY_TEXTS.reason)
    work(true)
    const { error } = await send(reason)
    work(false)
    if (error) return tell(messageOf(error))
    notify.success(done)
    onDone()
  }
  return (
    <div className={admin.form}>
      <Fields rows={rows} />
      <Reason label="设置依据" value={reason} max={POLICY_REASON_MAX} onWrite={write} />
      <Problem text={problem} />
      <div className={admin.foot}>
        <Button onClick={onBack}>上一步</Button>
        <Button type="primary" loading={isBusy} onClick={() => void confirm()}>
          确认设置
        </Button>
      </div>
    </div>
  )
}
