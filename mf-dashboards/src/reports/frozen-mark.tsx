import type { ReportAnswer } from '@portal/shared-lib/contract/calls/stats'
import styles from './reports.module.css'

type Frozen = NonNullable<ReportAnswer['frozen']>

/** Says whose figures these are: those that were reported, or those of now. */
export function FrozenMark({ frozen: { by, at, isShown, late } }: { readonly frozen: Frozen }) {
  const since = late.length === 0 ? '冻结后没有变化。' : `冻结后有${late.length}处变化，列在补报栏。`
  return (
    <p className={styles.frozen}>
      <strong>已冻结</strong>
      {isShown
        ? `由${by}于${at.slice(0, 16)}冻结。${since}点开数字所见的明细为目前的明细。`
        : `本期已由${by}于${at.slice(0, 16)}冻结；有筛选条件时，下列为目前的数字。`}
    </p>
  )
}
