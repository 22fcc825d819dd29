import { navigate, portalHistory } from '@portal/shared-lib/router'
import { useEffect, useState } from 'react'
import { openCase } from './open-case'

/**
 * /transit: where links from messages and from outside lead. `xfjbh` is a petition number, `target` a path of the
 * portal. It never leads out of the portal, and going back does not come here again.
 */
export function Transit() {
  // As it was opened: leaving changes the address before this page is taken away.
  const [search] = useState(portalHistory.location.search)
  useEffect(() => void goOn(new URLSearchParams(search)), [search])
  return (
    <p role="status" className="portal-loading">
      加载中...
    </p>
  )
}

async function goOn(parameters: URLSearchParams): Promise<void> {
  const petitionNo = parameters.get('xfjbh')
  if (petitionNo && (await openCase(petitionNo, { replace: true }))) return
  navigate(parameters.get('target') ?? '/', { replace: true })
}
