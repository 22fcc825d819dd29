import { useCaseworkScanBatchesQuery } from './api'
import styles from './recognition.module.css'

/** How far each batch of scanned letters is. */
export function Batches() {
  const { data = [] } = useCaseworkScanBatchesQuery({}, { refetchOnMountOrArgChange: true })
  if (data.length === 0) return null
  return (
    <ul className={styles.batches} aria-label="批次进度">
      {data.map(({ batch, total, done }) => (
        <li key={batch}>
          批次 {batch}
          <progress className={styles.progress} max={total} value={done} aria-label={`批次${batch}进度`} />
          已登记 {done} / {total} 封
        </li>
      ))}
    </ul>
  )
}
