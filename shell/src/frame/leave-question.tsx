import { askBeforeLeaving } from '@portal/shared-lib/router'
import { useEffect, useRef, useState } from 'react'
import styles from './leave-question.module.css'

interface Asked {
  readonly text: string
  answer(leave: boolean): void
}

/** Asks whether to leave a page on which something is unsaved. */
export function LeaveQuestion() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [asked, setAsked] = useState<Asked>()
  useEffect(
    () =>
      askBeforeLeaving(
        text =>
          new Promise(answer => {
            setAsked({ text, answer })
            dialog.current?.showModal()
          }),
      ),
    [],
  )
  const reply = (leave: boolean) => {
    dialog.current?.close()
    asked?.answer(leave)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby="leave-question"
      onCancel={event => {
        event.preventDefault()
        reply(false)
      }}
    >
      <p id="leave-question">{asked?.text}</p>
      <div>
        <button type="button" onClick={() => reply(true)}>
          离开
        </button>
        <button type="button" className={styles.stay} onClick={() => reply(false)}>
          留在此页
        </button>
      </div>
    </dialog>
  )
}
