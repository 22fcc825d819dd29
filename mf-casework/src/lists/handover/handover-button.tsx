import { Can, onDemand, WhileLoading } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'

const HandoverDialog = onDemand(() => import('./handover-dialog'))

/** 离岗移交, for who distributes the work of a department. */
export function HandoverButton({ onDone }: { readonly onDone: () => void }) {
  const [isOpen, open] = useState(false)
  return (
    <Can url="todo:distribute">
      <Button onClick={() => open(true)}>离岗移交</Button>
      {isOpen && (
        <WhileLoading fallback={null}>
          <HandoverDialog onClose={() => open(false)} onDone={onDone} />
        </WhileLoading>
      )}
    </Can>
  )
}
