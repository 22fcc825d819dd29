import { Can, onDemand, WhileLoading } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/page'
import { useState } from 'react'

const DelegationDialog = onDemand(() => import('./delegation-dialog'))

/** Leads to whom the user has entrusted with decisions, for those who may entrust anybody. */
export function DelegationButton() {
  const [isOpen, open] = useState(false)
  return (
    <Can url="sp:delegate">
      <Button onClick={() => open(true)}>授权代审</Button>
      {isOpen && (
        <WhileLoading fallback={null}>
          <DelegationDialog onClose={() => open(false)} />
        </WhileLoading>
      )}
    </Can>
  )
}
