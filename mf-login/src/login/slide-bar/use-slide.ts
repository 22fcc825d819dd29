import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** Per cent by which a key press moves the handle. */
const KEY_STEP = 10
export const FULL = 100
const KEYS: Readonly<Record<string, number>> = { ArrowRight: KEY_STEP, ArrowLeft: -KEY_STEP, End: FULL, Home: -FULL }

/** Where the handle is, in per cent, and what moves it. */
export function useSlide(passed: boolean, onPass: () => void) {
  const track = useRef<HTMLDivElement>(null)
  const [percent, setPercent] = useState(0)
  const grabbedAt = useRef<number>(undefined)

  const release = () => {
    grabbedAt.current = undefined
    setPercent(0)
  }
  const moveTo = (next: number) => {
    if (next < FULL) return setPercent(Math.max(0, next))
    release()
    onPass()
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    grabbedAt.current = event.clientX
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (grabbedAt.current === undefined || passed) return
    const width = (track.current?.clientWidth ?? 0) - event.currentTarget.offsetWidth
    moveTo(((event.clientX - grabbedAt.current) / width) * FULL)
  }
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (passed || step === undefined) return
    event.preventDefault()
    moveTo(percent + step)
  }

  return { track, at: passed ? FULL : percent, grab, drag, release, press }
}
