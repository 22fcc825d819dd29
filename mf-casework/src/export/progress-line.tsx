import { formatNumber } from '@portal/shared-lib'
import { EXPORT_TEXTS } from '@portal/shared-lib/contract/rules/exports'
import styles from './export.module.css'
import type { Progress } from './use-export'

const DONE = 2

/** How far an export has come, in words and as a bar. */
export function ProgressLine({ progress }: { progress: Progress }) {
  const { percentage, password, isComplete } = progress
  return (
    <section className={styles.progress} aria-label="导出进度">
      <progress aria-label={`导出${progress.sheetName}`} max={100} value={percentage} />
      <span role="status">{wordsOf(progress)}</span>
      {isComplete === DONE && password && (
        <p>
          解压密码：<code className={styles.password}>{password}</code>
          （请妥善保管，不要与文件一同发送）
        </p>
      )}
    </section>
  )
}

function wordsOf({ isComplete, percentage, total, awaitsApproval }: Progress): string {
  if (isComplete === DONE) return `已完成，共 ${formatNumber(total)} 条`
  if (awaitsApproval) return EXPORT_TEXTS.waiting
  return isComplete === 1 ? '正在生成文件' : `已导出 ${percentage}%`
}
