import { asPortalError } from '../api/portal-error'
import styles from './page.module.css'

/** A call that failed, in the place of what it should have shown. */
export function Trouble({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { kind, message } = asPortalError(error)
  // The end of a session is told by the shell, once.
  if (kind === 'expired') return null
  return (
    <div role="alert" className={styles.trouble}>
      <p>{message}</p>
      <button type="button" onClick={onRetry}>
        重试
      </button>
    </div>
  )
}

/** Something is on its way. */
export function Loading() {
  return (
    <p role="status" className={styles.loading}>
      加载中...
    </p>
  )
}
