import { Can, onDemand, WhileLoading } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import { useState } from 'react'

const LeavingDialog = onDemand(() => import('./leaving-dialog'))

/** 离岗移交, for who distributes the work of a department. */
export function LeavingButton({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, open] = useState(false)
  return (
    <Can url="todo:distribute">
      <Button onClick={() => open(true)}>离岗移交</Button>
      {isOpen && (
        <WhileLoading fallback={null}>
          <LeavingDialog onClose={() => open(false)} onDone={onDone} />
        </WhileLoading>
      )}
    </Can>
  )
}
