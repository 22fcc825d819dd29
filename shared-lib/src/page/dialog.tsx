import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { useMove } from './use-move'

/** Pixels that an arrow key moves; with Shift more. */
const STEP = 16
const LONG_STEP = 96

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves a dialog by the arrow keys. */
function MoveHandle({ onMove }: { onMove: (x: number, y: number) => void }) {
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key]
    if (!direction) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    onMove(direction[0] * step, direction[1] * step)
  }
  return (
    <button type="button" aria-label="移动窗口，使用方向键" title="拖动标题栏或按方向键移动" onKeyDown={move}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M8 2v12M2 8h12M6 4l2-2 2 2M6 12l2 2 2-2M4 6 2 8l2 2M12 6l2 2-2 2" />
      </svg>
    </button>
  )
}

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
