import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

interface Offset {
  readonly x: number
  readonly y: number
}

/** How far a dialog is moved from its place. All of it stays inside the window, also when the window shrinks. */
export function useMove(dialog: RefObject<HTMLElement | null>) {
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 })
  const held = useRef<Offset>(undefined)
  const by = useCallback(
    (x: number, y: number) => {
      const box = dialog.current?.getBoundingClientRect()
      if (!box) return
      const step = { x: within(x, box.left, box.right, innerWidth), y: within(y, box.top, box.bottom, innerHeight) }
      if (step.x || step.y) setOffset(before => ({ x: before.x + step.x, y: before.y + step.y }))
    },
    [dialog],
  )
  useEffect(() => {
    const stayInside = () => by(0, 0)
    window.addEventListener('resize', stayInside)
    return () => window.removeEventListener('resize', stayInside)
  }, [by])

  const byPointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const box = dialog.current?.getBoundingClientRect()
      if (!box || event.button !== 0 || (event.target as Element).closest('button')) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX - box.left, y: event.clientY - box.top }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const box = dialog.current?.getBoundingClientRect()
      if (box && held.current) by(clientX - held.current.x - box.left, clientY - held.current.y - box.top)
    },
    onLostPointerCapture: () => {
      held.current = undefined
    },
  }
  return { offset, by, byPointer }
}

/** As much of a step as keeps an edge pair inside a length. */
function within(step: number, from: number, to: number, length: number): number {
  return Math.max(-from, Math.min(step, length - to))
}
