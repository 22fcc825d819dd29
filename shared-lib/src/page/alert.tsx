import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  readonly type: 'success' | 'info' | 'warning' | 'error'
  readonly title: ReactNode
  readonly description?: ReactNode
  /** What one may do about it, at the end of the line. */
  readonly action?: ReactNode
  /** Takes it away, where one may. */
  readonly onClose?: () => void
}

/** What has to be known about what is below. */
export const Alert = ({ type, title, description, action, onClose }: AlertProps) => (
  <div role="alert" className={`${styles.alert} ${styles[type]}`}>
    <div className={styles.words}>
      <div className={description ? styles.title : undefined}>{title}</div>
      {description}
    </div>
    {action}
    {onClose && (
      <button type="button" aria-label="关闭" onClick={onClose}>
        ×
      </button>
    )}
  </div>
)
