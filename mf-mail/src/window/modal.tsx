import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './window.module.css'

interface ModalProps {
  readonly title: string
  /** The user wishes to close; the dialog stays until its owner takes it away. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog over the whole portal, which cannot be used meanwhile. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => openModal(dialog.current), [])
  return (
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-labelledby={id}
      onCancel={event => {
        // Giving up the choice of a file cancels too, and bubbles up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={event => {
        // Browsers close in spite of it when Esc is pressed again and again.
        if (event.target !== event.currentTarget) return
        openModal(event.currentTarget)
        onClose()
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label="关闭" onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}

function openModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
