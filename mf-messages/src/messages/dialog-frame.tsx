import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './messages.module.css'

interface DialogFrameProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog with a title line; Esc closes it too. */
export function DialogFrame({ title, onClose, children }: DialogFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={styles.titleLine}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="关闭" title="关闭" onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}
