import { type Notice, onNotice } from '@portal/shared-lib'
import { useCallback, useEffect, useState } from 'react'
import styles from './toasts.module.css'

/** Milliseconds that a success stays; what went wrong stays until it is closed. */
const FADE_AFTER = 3000

interface Shown extends Notice {
  readonly id: number
}

/** Short lines over the page. */
export function Toasts() {
  const [shown, setShown] = useState<readonly Shown[]>([])
  const close = useCallback((id: number) => setShown(before => before.filter(toast => toast.id !== id)), [])
  useEffect(() => {
    let last = 0
    return onNotice(notice => {
      const id = ++last
      // The same words twice say nothing new.
      setShown(before => [...before.filter(toast => toast.text !== notice.text), { ...notice, id }])
      if (notice.tone === 'success' || notice.tone === 'info') setTimeout(() => close(id), FADE_AFTER)
    })
  }, [close])
  return (
    <div className={styles.toasts} role="status">
      {shown.map(({ id, tone, text }) => (
        <p key={id} className={styles[tone]}>
          {text}
          <button type="button" aria-label="关闭" onClick={() => close(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  )
}
