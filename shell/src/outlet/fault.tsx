import type { ComposedRemote } from '@portal/shared-lib'
import styles from './outlet.module.css'

interface FaultProps {
  readonly remote: ComposedRemote
  readonly reference: string
  readonly onRetry: () => void
  /** Of dialogs. */
  readonly onClose?: () => void
}

/** Stands in the place of a remote that could not be loaded or has crashed. */
export function Fault({ remote, reference, onRetry, onClose }: FaultProps) {
  return (
    <div role="alert" className={styles.fault}>
      <h1>页面暂时无法显示</h1>
      <p>该功能加载失败，其他功能不受影响。请点击“重试”；如仍无法打开，请联系管理员并提供下面的编号。</p>
      <p className={styles.reference}>
        {remote.name}@{remote.version}　编号 {reference}
      </p>
      <button type="button" onClick={onRetry}>
        重试
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          关闭
        </button>
      )}
    </div>
  )
}

/** A number to quote; the console has the cause under it. */
export function referenceOf(remote: ComposedRemote, error: unknown): string {
  const reference = Date.now().toString(36).toUpperCase()
  console.error(`[${reference}] ${remote.name}@${remote.version}`, error)
  return reference
}
