import { asPortalError, notify } from '@portal/shared-lib'
import { Dialog } from '@portal/shared-lib/page'
import { loseUnsaved, navigate } from '@portal/shared-lib/router'
import { Button, Input } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { useCaseworkDiscardScanMutation } from './api'
import styles from './recognition.module.css'

const MIN_REASON = 2

/** 退扫: what was scanned is of no use. */
export function DiscardScan({ itemId, back }: { itemId: string; back: string }) {
  const [asking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState('')
  const [discard, { isLoading }] = useCaseworkDiscardScanMutation()
  const send = async () => {
    if (reason.trim().length < MIN_REASON) return setProblem('请填写退扫理由（2至200字）')
    const { error } = await discard({ args: { itemId, reason } })
    if (error) return setProblem(asPortalError(error).message)
    notify.success('已退扫')
    loseUnsaved()
    navigate(back)
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>退扫</Button>
      {asking && (
        <Dialog title="退扫" onClose={() => setAsking(false)}>
          <div className={styles.dialog}>
            <Input
              aria-label="退扫理由"
              placeholder="如：字迹模糊、缺页，请重新扫描"
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
            {problem && (
              <p role="alert" className={styles.problem}>
                {problem}
              </p>
            )}
            <div className={styles.buttons}>
              <Button onClick={() => setAsking(false)}>取消</Button>
              <Button type="primary" loading={isLoading} onClick={() => void send()}>
                确定退扫
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}
