import { useCan } from '@portal/shared-lib'
import type { ScansAnswer } from '@portal/shared-lib/contract/calls/recognition'
import { Button } from '@portal/shared-lib/ui'
import { lazy, Suspense, useState } from 'react'

const FileScansDialog = lazy(() => import('./file-scans-dialog'))

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
        <Suspense fallback={null}>
          <FileScansDialog scans={scans} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
