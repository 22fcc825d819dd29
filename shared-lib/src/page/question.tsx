import { useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'

interface QuestionProps {
  readonly text: string
  /** What the answers are called. */
  readonly leave: string
  readonly stay: string
  readonly onAnswer: (leave: boolean) => void
}

/** Asks before something is lost. Esc and Enter lose nothing. */
export function Question({ text, leave, stay, onAnswer }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const staying = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    staying.current?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onAnswer(false)
      }}
    >
      <p id={id}>{text}</p>
      <div>
        <button type="button" onClick={() => onAnswer(true)}>
          {leave}
        </button>
        <button ref={staying} type="button" className={styles.stay} onClick={() => onAnswer(false)}>
          {stay}
        </button>
      </div>
    </dialog>
  )
}
