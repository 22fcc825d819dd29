import { loseUnsaved, navigate } from '@portal/shared-lib/router'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'
import { ReasonDialog } from '../form-dialog/reason-dialog'
import { useCaseworkDiscardScanMutation } from './api'

/** 退扫: what was scanned is of no use. */
export function DiscardScan({ itemId, back }: { itemId: string; back: string }) {
  const [asking, ask] = useState(false)
  const [discard] = useCaseworkDiscardScanMutation()
  const leave = () => {
    loseUnsaved()
    navigate(back)
  }
  return (
    <>
      <Button onClick={() => ask(true)}>退扫</Button>
      {asking && (
        <ReasonDialog
          title="退扫"
          label="退扫理由"
          hint="如：字迹模糊、缺页，请重新扫描"
          least={2}
          most={200}
          tooShort="请填写退扫理由（2至200字）"
          send={reason => discard({ args: { itemId, reason } })}
          done="已退扫"
          onDone={leave}
          onClose={() => ask(false)}
        />
      )}
    </>
  )
}
