import type { DistributeAnswer, PreviewDistributionAnswer } from '@portal/shared-lib/contract/calls/assignments'
import styles from './redistribute.module.css'

/** What would change. */
export const Preview = ({ preview: { moved, failed } }: { preview: PreviewDistributionAnswer }) => (
  <>
    <h3>将改派 {moved.length} 件</h3>
    <ul className={styles.list} aria-label="将改派的待办">
      {moved.map(({ todoId, petitionNo, typeName, from, to }) => (
        <li key={todoId}>
          {petitionNo} {typeName}
          <span className={styles.soft}>
            {from || '未领取'} → {to}
          </span>
        </li>
      ))}
    </ul>
    <Refused failed={failed} />
  </>
)

/** What has changed, and what was refused. */
export const Result = ({ result: { done, failed } }: { result: DistributeAnswer }) => (
  <>
    <p role="status">已改派 {done} 件</p>
    <Refused failed={failed} />
  </>
)

const Refused = ({ failed }: Pick<DistributeAnswer, 'failed'>) =>
  failed.length === 0 ? null : (
    <>
      <h3>不能改派 {failed.length} 件</h3>
      <ul className={styles.list} aria-label="不能改派的待办">
        {failed.map(({ todoId, petitionNo, reason }) => (
          <li key={todoId}>
            {petitionNo}
            <span className={styles.refused}>{reason}</span>
          </li>
        ))}
      </ul>
    </>
  )
