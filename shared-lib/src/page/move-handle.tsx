import type { KeyboardEvent } from 'react'

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
export function MoveHandle({ onMove }: { onMove: (x: number, y: number) => void }) {
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
