import { asPortalError, notify } from '@portal/shared-lib'
import { Button, Input } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { useCaseworkCancelReceptionDayMutation } from '../api'
import styles from './receptions.module.css'

const MOST_REASON = 200

/** 取消: the leader does not receive on that day. */
export function CancelDay({ dayId, onDone }: { dayId: string; onDone: () => void }) {
  const [cancel, { isLoading }] = useCaseworkCancelReceptionDayMutation()
  const [reason, write] = useState('')
  const send = async () => {
    const { error } = await cancel({ args: { dayId, reason } })
    if (error) return notify.error(asPortalError(error).message)
    notify.success('排班已取消')
    onDone()
  }
  return (
    <div className={styles.bar}>
      <Input
        aria-label="取消原因"
        placeholder="不再接访的，填写取消原因"
        maxLength={MOST_REASON}
        value={reason}
        onChange={({ target }) => write(target.value)}
      />
      <Button danger disabled={reason.trim() === ''} loading={isLoading} onClick={() => void send()}>
        取消该排班
      </Button>
    </div>
  )
}
