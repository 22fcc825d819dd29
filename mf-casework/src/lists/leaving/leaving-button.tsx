import { Can } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import { lazy, Suspense, useState } from 'react'

const LeavingDialog = lazy(() => import('./leaving-dialog'))

/** 离岗移交, for who distributes the work of a department. */
export function LeavingButton({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, open] = useState(false)
  return (
    <Can url="todo:distribute">
      <Button onClick={() => open(true)}>离岗移交</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LeavingDialog onClose={() => open(false)} onDone={onDone} />
        </Suspense>
      )}
    </Can>
  )
}
