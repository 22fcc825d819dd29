import { type PointerEvent, useEffect, useState } from 'react'

/** Milliseconds for which the pointer rests on something before it is explained: passing over a list explains nothing. */
const REST = 300

/** Where the pointer rests on an element, until it leaves, Esc is pressed, a button goes down or something scrolls. */
export function useHovered() {
  const [entered, enter] = useState<Element>()
  const [at, show] = useState<Element>()
  useEffect(() => {
    if (!entered) return
    const timer = setTimeout(() => show(entered), REST)
    const end = () => enter(undefined)
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end()
    window.addEventListener('scroll', end, true)
    window.addEventListener('pointerdown', end, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      clearTimeout(timer)
      show(undefined)
      window.removeEventListener('scroll', end, true)
      window.removeEventListener('pointerdown', end, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [entered])
  return {
    at,
    target: {
      onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') enter(currentTarget)
      },
      onPointerLeave: () => enter(undefined),
    },
  }
}
