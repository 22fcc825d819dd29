import { type Notice, onNotice } from '@portal/shared-lib'
import { useEffect, useState } from 'react'
import styles from './window.module.css'

/** Milliseconds that a success stays; what went wrong stays until it is closed. */
const FADE_AFTER = 3000

/** The latest of the portal's short lines: those of the page lie behind a modal dialog, where nobody can read them. */
export function Lines() {
  const [line, setLine] = useState<Notice>()
  useEffect(() => onNotice(setLine), [])
  useEffect(() => {
    if (line?.tone !== 'success' && line?.tone !== 'info') return
    const timer = setTimeout(() => setLine(undefined), FADE_AFTER)
    return () => clearTimeout(timer)
  }, [line])
  return (
    <div role="status" className={styles.lines}>
      {line && (
        <p className={styles[line.tone]}>
          {line.text}
          <button type="button" aria-label="关闭提示" onClick={() => setLine(undefined)}>
            ×
          </button>
        </p>
      )}
    </div>
  )
}
