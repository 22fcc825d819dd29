import { useEffect, useState } from 'react'
import styles from './login-form.module.css'

/** Milliseconds after which a wait is explained, with a way out. */
const SLOW_AFTER = 8000

/** For as long as something is under way. */
export function SlowHint({ onCancel }: { onCancel: () => void }) {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER, true)
    return () => clearTimeout(timer)
  }, [])
  if (!slow) return null
  return (
    <p className={styles.slow} role="status">
      等待时间较长，请稍候
      <button type="button" onClick={onCancel}>
        取消
      </button>
    </p>
  )
}
