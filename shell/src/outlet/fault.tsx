import type { ComposedRemote } from '@portal/shared-lib'
import { useEffect, useState } from 'react'
import { type Damage, damageOf } from '../faults/damage'
import { isOutdated, renewPortal } from '../faults/renewal'
import { quoteOf } from '../faults/report'
import { CopyButton } from '../toasts/copy-button'
import styles from './outlet.module.css'

interface FaultProps {
  readonly remote: ComposedRemote
  readonly reference: string
  readonly error: unknown
  readonly onRetry: () => void
  /** Of dialogs. */
  readonly onClose?: () => void
  /** Of a part of a page: its frame is small, and the page has a heading of its own. */
  readonly isPart?: boolean
}

/** Stands in the place of a remote that could not be loaded or has crashed. */
export function Fault({ remote, reference, error, onRetry, onClose, isPart }: FaultProps) {
  const outdated = useOutdated()
  const damage = useDamage(error)
  const Title = isPart ? 'p' : 'h1'
  return (
    <div role="alert" className={styles.fault}>
      <Title>{outdated ? '系统已更新' : `${isPart ? '该部件' : '页面'}暂时无法显示`}</Title>
      <p>
        {outdated
          ? '该功能已有新版本，请点击“刷新”后继续使用，登录状态和已保存的内容不受影响。'
          : '该功能加载失败，其他功能不受影响。请点击“重试”；如仍无法打开，请联系管理员并提供下面的编号。'}
      </p>
      {damage && !outdated && (
        <p className={styles.file}>
          {damage.file}
          <br />
          {HOW[damage.how]}
        </p>
      )}
      <p className={styles.reference}>
        <CopyButton text={quoteOf(remote, reference)} />
      </p>
      <button type="button" onClick={outdated ? () => void renewPortal() : onRetry}>
        {outdated ? '刷新' : '重试'}
      </button>
      {onClose && (
        <button type="button" onClick={onClose}>
          关闭
        </button>
      )}
    </div>
  )
}

const HOW: Record<Damage['how'], string> = {
  changed: '该文件的内容与发布的不一致，已拒绝执行。',
  mistyped: '服务器发送该文件时标明的类型不正确，浏览器已拒绝使用。',
  missing: '服务器上没有该文件。',
  unreachable: '无法从服务器取得该文件。',
}

/** The file that could not be loaded, once it has been looked at. */
function useDamage(error: unknown): Damage | undefined {
  const [damage, setDamage] = useState<Damage>()
  useEffect(() => void damageOf(error).then(setDamage), [error])
  return damage
}

/** Whether a newer portal is out, which 重试 cannot bring. */
function useOutdated(): boolean {
  const [outdated, setOutdated] = useState(false)
  useEffect(() => void isOutdated().then(setOutdated), [])
  return outdated
}
