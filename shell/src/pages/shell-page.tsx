import { onDemand, WhileLoading } from '@portal/shared-lib'
import type { ShellState } from '../guard/shell-state'
import { GuardFault } from './guard-fault'
import { NoAuthority } from './no-authority'
import { NotFound } from './not-found'
import { NotOpened } from './not-opened'
import { Transit } from './transit'

const Preview = onDemand(() => import('../preview/preview-page'))

/** What the shell itself shows in the place of a remote's page. */
export function ShellPage({ state: { path, title, served, missing, fault } }: { state: ShellState }) {
  if (fault) return <GuardFault error={fault} />
  if (missing) return <NotFound title={title} />
  if (!served) return <NotOpened title={title} />
  if (path === '/noAuthority') return <NoAuthority />
  if (path === '/transit') return <Transit />
  if (path !== '/preview') return null
  return (
    <WhileLoading
      fallback={
        <p role="status" className="portal-loading">
          加载中...
        </p>
      }
    >
      <Preview />
    </WhileLoading>
  )
}
