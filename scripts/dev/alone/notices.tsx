import { type Notice, onNotice } from '@portal/shared-lib'
import { useEffect, useState } from 'react'
import styles from './bench.module.css'

/** The last line that was said over the page; a click takes it away. */
export function Notices() {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    const stop = onNotice(setNotice)
    return () => void stop()
  }, [])
  return (
    <output className={styles.notice}>
      {notice && (
        <button type="button" data-tone={notice.tone} onClick={() => setNotice(undefined)}>
          {notice.text} ×
        </button>
      )}
    </output>
  )
}
