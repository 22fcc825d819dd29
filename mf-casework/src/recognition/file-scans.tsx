import { onDemand, useCan, WhileLoading } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'

const FileScansDialog = onDemand(() => import('./file-scans-dialog'))

/** 批量存查, for those who may end letters. */
export function FileScans({ scans, onDone }: { scans: ScansAnswer; onDone: () => void }) {
  const mayFile = useCan('bl:file')
  const [asking, ask] = useState(false)
  if (!mayFile) return null
  const close = () => {
    ask(false)
    onDone()
  }
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>
        批量存查
      </Button>
      {asking && (
        <WhileLoading fallback={null}>
          <FileScansDialog scans={scans} onClose={close} />
        </WhileLoading>
      )}
    </>
  )
}
