import { onDemand, PageLoading, WhileLoading } from '@portal/shared-lib'
import { useLocation } from '@portal/shared-lib/router'
import { PortalUi } from '@portal/shared-lib/ui'
import { type ReactNode, useEffect } from 'react'
import { openedBy } from './petition/open-cases/case-paths'
import { showCase, useOpenCases } from './petition/open-cases/open-cases'

const OpenCasePages = onDemand(() => import('./petition/open-cases/open-case-pages'))

/** Around every page of casework: a case that an address opens, and those that stay open while one looks at a list. */
export function CaseworkFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const shownNo = openedBy(pathname, search)
  const isAnyOpen = useOpenCases().length > 0
  useEffect(() => {
    if (shownNo) showCase(shownNo, pathname + search)
  }, [shownNo, pathname, search])
  return (
    <PortalUi>
      {!shownNo && children}
      {isAnyOpen && (
        <WhileLoading fallback={<PageLoading />}>
          <OpenCasePages shownNo={shownNo} />
        </WhileLoading>
      )}
    </PortalUi>
  )
}
