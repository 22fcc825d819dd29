import type { ApprovalAnswer } from '@portal/shared-lib/contract/calls/approvals'
import styles from '../approvals.module.css'

/** The text beside that of the round before: what went, what came. */
export function Changes({ changes }: Pick<ApprovalAnswer, 'changes'>) {
  const isChanged = changes.some(({ kind }) => kind !== 'same')
  if (!isChanged) return <p>文字内容没有变化</p>
  return (
    <p className={styles.changes}>
      {changes.map(({ kind, text }, at) => {
        const key = `${at}`
        if (kind === 'added') return <ins key={key}>{text}</ins>
        return kind === 'removed' ? <del key={key}>{text}</del> : <span key={key}>{text}</span>
      })}
    </p>
  )
}
