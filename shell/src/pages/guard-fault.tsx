import type { PortalError } from '@portal/shared-lib'
import { retryPage } from '../guard/watch'
import styles from './pages.module.css'

/** The server did not say what the user may see. */
export function GuardFault({ error }: { error: PortalError }) {
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
