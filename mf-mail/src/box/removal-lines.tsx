import { Question } from '@portal/shared-lib/page'
import styles from './box.module.css'
import type { RemovalState } from './use-removal'

/** The way back after a deletion, and the question before one for good. */
export function RemovalLines({ removal: { removed, doomed, undo, answerPurge } }: { removal: RemovalState }) {
  return (
    <>
      {removed.length > 0 && (
        <p role="status" className={styles.undo}>
          {removed.length} 封邮件已移到垃圾箱
          <button type="button" onClick={undo}>
            撤销
          </button>
        </p>
      )}
      {doomed.length > 0 && (
        <Question
          text={`彻底删除后不能恢复。确定彻底删除选中的 ${doomed.length} 封邮件吗？`}
          leave="彻底删除"
          stay="取消"
          onAnswer={answerPurge}
        />
      )}
    </>
  )
}
