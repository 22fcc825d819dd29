import { Mark } from './mark'
import styles from './page.module.css'

/** An empty list: 暂无数据, and what to do about it. */
export function Empty({ hint }: { hint?: string }) {
  return (
    <div className={styles.empty}>
      <Mark size={40} className={styles.sign} />
      <p>暂无数据</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
