import { onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'

const AssignScansDialog = onDemand(() => import('./assign-scans-dialog'))

/** Whether the caller says who registers which scanned letter. */
export const useMayAssign = (): boolean => useCan('scan:assign')

/** 分派, taken letters too. */
export function AssignScans({ scans, onDone }: { scans: ScansAnswer; onDone: () => void }) {
  const mayAssign = useMayAssign()
  const [asking, ask] = useState(false)
  if (!mayAssign) return null
  const close = () => {
    ask(false)
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        分派
      </Button>
      {asking && (
        <WhileLoading fallback={null}>
          <AssignScansDialog scans={scans} onClose={close} />
        </WhileLoading>
      )}
    </>
  )
}
