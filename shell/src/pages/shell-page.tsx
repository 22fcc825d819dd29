import { onDemand, type PortalError, WhileLoading } from '@portal/shared-lib'
import { navigate } from '@portal/shared-lib/router'
import type { ShellState } from '../guard/shell-state'
import { retryPage } from '../guard/watch'
import { NoAuthority } from './no-authority'
import styles from './pages.module.css'
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

/** The server did not say what the user may see. */
function GuardFault({ error }: { error: PortalError }) {
  return (
    <div role="alert" className={styles.message}>
      <h1>无法连接服务器</h1>
      <p>{error.message}</p>
      <button type="button" className={styles.link} onClick={() => void retryPage()}>
        重试
      </button>
    </div>
  )
}

/** An address that nobody knows, with the way home. */
function NotFound({ title }: { title: string }) {
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" className={styles.picture}>
        <path d="M28 14h44l20 20v72H28Z" />
        <path d="M72 14v20h20M46 62h.1M74 62h.1M48 86c6-8 18-8 24 0" />
      </svg>
      <h1>{title}</h1>
      <p>地址可能有误，或页面已不存在。请核对地址，或从首页重新进入。</p>
      <button type="button" className={styles.link} onClick={() => navigate('/')}>
        返回首页
      </button>
    </div>
  )
}

/** A page that no composed remote serves yet. */
function NotOpened({ title }: { title: string }) {
  return (
    <div className={styles.message}>
      <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true" className={styles.picture}>
        <path d="M16 28h88v64H16ZM16 46h88" />
        <path d="M60 58v14l10 6M27 37h.1M37 37h.1M47 37h.1" />
      </svg>
      <h1>{title}</h1>
      <p>该功能尚未开通</p>
    </div>
  )
}
