import { isRepeating, onRepeating } from '@portal/shared-lib'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { isLost, lookAgain, onConnection } from '../connection/connection'
import { CopyButton } from './copy-button'
import { closeToast, onToasts, shownToasts, type Toast } from './toast-list'
import { createToastPlace } from './toast-place'
import styles from './toasts.module.css'

const REPEATING = '系统繁忙或网络不稳定，正在自动重试，请稍候，无需重复操作。'

let place: HTMLElement | undefined

/** Short lines over the page and over every dialog. */
export function Toasts() {
  place ??= createToastPlace(styles.place ?? '')
  const shown = useSyncExternalStore(onToasts, shownToasts)
  return createPortal(
    <div className={styles.toasts}>
      <ConnectionLine />
      {shown.map(toast => (
        <Line key={toast.id} {...toast} />
      ))}
    </div>,
    place,
  )
}

/** Stays as long as calls wait for the server, or it is out of reach. */
function ConnectionLine() {
  const repeating = useSyncExternalStore(onRepeating, isRepeating)
  const lost = useSyncExternalStore(onConnection, isLost)
  if (repeating) return <p className={styles.warning}>{REPEATING}</p>
  if (!lost) return null
  return (
    <p className={styles.warning}>
      <span>网络已断开，正在重新连接。已填写的内容仍在，恢复后可继续操作。</span>
      <button type="button" className={styles.action} onClick={lookAgain}>
        重试
      </button>
    </p>
  )
}

function Line({ id, tone, text, count, quote, action }: Toast) {
  return (
    <p className={styles[tone]}>
      <span>{text}</span>
      {quote && count > 1 && <span className={styles.count}>共 {count} 次</span>}
      {quote && <CopyButton text={quote} />}
      {action && (
        <button type="button" className={styles.action} onClick={action.run}>
          {action.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label="关闭" onClick={() => closeToast(id)}>
        ×
      </button>
    </p>
  )
}
