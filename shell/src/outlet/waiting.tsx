import styles from './outlet.module.css'

interface WaitingProps {
  /** Given once it takes long. */
  readonly onRetry?: () => void
  /** Of dialogs. */
  readonly onClose?: (() => void) | undefined
}

/** Stands in the place of a remote that is on its way. */
export function Waiting({ onRetry, onClose }: WaitingProps) {
  return (
    <p role="status" className={onClose ? styles.waitingCard : 'portal-loading'}>
      {onRetry ? '加载较慢，请稍候' : '加载中...'}
      {onRetry && (
        <button type="button" onClick={onRetry}>
          重试
        </button>
      )}
      {onClose && (
        <button type="button" onClick={onClose}>
          关闭
        </button>
      )}
    </p>
  )
}
