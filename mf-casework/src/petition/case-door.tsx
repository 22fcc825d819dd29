import { Page } from '@portal/shared-lib/page'
import { useLocation } from '@portal/shared-lib/router'
import { casePathOf } from './case-paths'

/** The page of a case that was opened without one; with one the frame of casework shows it. */
export default function CaseDoor() {
  const { pathname } = useLocation()
  return (
    <Page title={casePathOf(pathname).title}>
      <p role="alert">没有指定信访件，请从待办列表中打开。</p>
    </Page>
  )
}
