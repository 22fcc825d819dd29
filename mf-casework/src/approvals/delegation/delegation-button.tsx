import { Can } from '@portal/shared-lib'
import { Button } from '@portal/shared-lib/ui'
import { lazy, Suspense, useState } from 'react'

const DelegationDialog = lazy(() => import('./delegation-dialog'))

/** Leads to whom the user has entrusted with decisions, for those who may entrust anybody. */
export function DelegationButton() {
  const [isOpen, open] = useState(false)
  return (
    <Can url="sp:delegate">
      <Button onClick={() => open(true)}>授权代审</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DelegationDialog onClose={() => open(false)} />
        </Suspense>
      )}
    </Can>
  )
}
