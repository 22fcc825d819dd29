import { onDemand, PageLoading, WhileLoading } from '@portal/shared-lib'
import { useLocation } from '@portal/shared-lib/router'
import type { ReactNode } from 'react'
import { openedBy } from './petition/case-paths'

const CasePage = onDemand(() => import('./petition/case-page'))

/** Around every page of casework: several of its pages show a case, which is the same on each. */
export function CaseworkFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const petitionNo = openedBy(pathname, search)
  if (!petitionNo) return children
  return (
    <WhileLoading fallback={<PageLoading />}>
      <CasePage key={petitionNo} petitionNo={petitionNo} address={pathname + search} />
    </WhileLoading>
  )
}
