import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import styles from './guide.module.css'
import { markSeen } from './seen'
import { stepsHere } from './tour-steps'

/** Pixels of the card and around it. */
const WIDTH = 340
const HEIGHT = 190
const GAP = 12

/** 使用引导: points at one part of the portal after the other. Esc ends it. */
export default function Tour({ onClose }: { onClose: () => void }) {
  const [steps] = useState(stepsHere)
  const [at, goTo] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    next.current?.focus()
    return () => element?.close()
  }, [])
  useEffect(() => markSeen('tour'), [])
  const step = steps[at]
  const around = useRect(step?.target)
  const isLast = at === steps.length - 1
  return (
    <dialog
      ref={dialog}
      className={styles.tour}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.ring} style={around.ring} />
      <div className={styles.card} style={around.card}>
        <h2 id={id}>{step?.title}</h2>
        <p aria-live="polite">{step?.text}</p>
        <div className={styles.buttons}>
          <span>{`${at + 1} / ${steps.length}`}</span>
          <button type="button" onClick={onClose}>
            结束引导
          </button>
          {at > 0 && (
            <button type="button" onClick={() => goTo(at - 1)}>
              上一步
            </button>
          )}
          <button ref={next} type="button" className={styles.next} onClick={() => (isLast ? onClose() : goTo(at + 1))}>
            {isLast ? '完成' : '下一步'}
          </button>
        </div>
      </div>
    </dialog>
  )
}

/** Where the ring lies, and the card beside it inside the window. */
function useRect(target: string | undefined) {
  const [, look] = useState(0)
  useEffect(() => {
    const again = () => look(count => count + 1)
    window.addEventListener('resize', again)
    return () => window.removeEventListener('resize', again)
  }, [])
  const found = target ? document.querySelector(target)?.getBoundingClientRect() : undefined
  const { top = 0, left = 0, width = 0, height = 0, bottom = 0 } = found ?? {}
  const inside = (wanted: number, most: number) => Math.max(GAP, Math.min(wanted, most - GAP))
  return {
    ring: { top, left, width, height },
    card: {
      width: Math.min(WIDTH, window.innerWidth - GAP - GAP),
      top: inside(bottom + GAP, window.innerHeight - HEIGHT),
      left: inside(left, window.innerWidth - WIDTH),
    },
  }
}
