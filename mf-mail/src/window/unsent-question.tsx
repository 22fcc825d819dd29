import { useEffect, useRef } from 'react'
import styles from './window.module.css'

/** Asks whether to close although a mail is not sent. */
export function UnsentQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    stay.current?.focus()
  }, [])
  return (
    <dialog ref={dialog} className={styles.question} aria-labelledby="unsent-question" onClose={onStay}>
      <p id="unsent-question">邮件尚未发送，关闭后内容将丢失。确定关闭吗？</p>
      <div>
        <button type="button" onClick={onLeave}>
          关闭
        </button>
        <button ref={stay} type="button" className={styles.primary} onClick={onStay}>
          继续编辑
        </button>
      </div>
    </dialog>
  )
}
