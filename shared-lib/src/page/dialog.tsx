import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { MoveHandle } from './move-handle'
import { useMove } from './use-move'

interface DialogProps {
  readonly title: string
  /** The user wishes to close; the owner takes the dialog away. Without it there is no way out: no cross, no Esc. */
  readonly onClose?: (() => void) | undefined
  /** Pixels; never more than the window has. */
  readonly width?: number
  /** Pixels; without it as high as its contents. */
  readonly height?: number
  /** Moved by its title line or by the arrow keys, inside the window. */
  readonly movable?: boolean
  readonly children: ReactNode
}

/** Pixels. */
const USUAL_WIDTH = 520

/** The frame of every dialog: over the whole portal, which cannot be used meanwhile. The focus goes back afterwards. */
export function Dialog({ title, onClose, width = USUAL_WIDTH, height, movable = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const id = useId()
  const move = useMove(dialog)
  useLayoutEffect(() => {
    const element = dialog.current
    show(element)
    body.current?.focus({ preventScroll: true })
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ width, height, translate: `${move.offset.x}px ${move.offset.y}px` }}
      aria-labelledby={id}
      onCancel={own(event => {
        event.preventDefault()
        onClose?.()
      })}
      // Browsers close in spite of it when Esc is pressed again and again.
      onClose={own(event => {
        if (event.currentTarget.open) return
        show(event.currentTarget)
        onClose?.()
      })}
    >
      <div className={movable ? styles.movable : styles.head} {...(movable && move.byPointer)}>
        <h2 id={id}>{title}</h2>
        {movable && <MoveHandle onMove={move.by} />}
        {onClose && (
          <button type="button" aria-label="关闭" title="关闭" onClick={onClose}>
            ×
          </button>
        )}
      </div>
      <div ref={body} tabIndex={-1} className={styles.body}>
        {children}
      </div>
    </dialog>
  )
}

/** Not what bubbles up from inside: giving up the choice of a file cancels too. */
function own(handle: (event: SyntheticEvent<HTMLDialogElement>) => void) {
  return (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) handle(event)
  }
}

function show(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal()
}
