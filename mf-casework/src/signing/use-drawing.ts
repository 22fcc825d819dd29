import type { PointerEvent, RefObject } from 'react'

/** Pixels. */
const PEN = 3

/** Draws with a pen, a finger or the mouse on a canvas; tells whether anything is drawn. */
export function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, tell: (drawn: boolean) => void) {
  const pen = () => canvas.current?.getContext('2d')
  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = pen()
    if (!brush) return
    event.currentTarget.setPointerCapture(event.pointerId)
    Object.assign(brush, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round', strokeStyle: '#000' })
    brush.beginPath()
    brush.moveTo(...placeOf(event))
  }
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    const brush = pen()
    if (!brush || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    brush.lineTo(...placeOf(event))
    brush.stroke()
    tell(true)
  }
  const clear = () => {
    const { width = 0, height = 0 } = canvas.current ?? {}
    pen()?.clearRect(0, 0, width, height)
    tell(false)
  }
  return { onPointerDown, onPointerMove, clear }
}

/** In the canvas's own pixels, however large it is shown. */
function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) * currentTarget.width) / width, ((clientY - top) * currentTarget.height) / height]
}
