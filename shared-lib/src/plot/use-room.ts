import { type RefObject, useEffect, useState } from 'react'

/** Pixels of a plot's drawing, at a text of 14 pixels: where text is larger, all of the plot is. */
export interface Room {
  readonly width: number
  readonly height: number
}

const TEXT_SIZE = 14
/** Until it is measured. */
const FIRST: Room = { width: 480, height: 240 }

/** The room that a box has for a drawing, as it changes. */
export function useRoom(box: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(FIRST)
  useEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const scale = Number.parseFloat(getComputedStyle(element).fontSize) / TEXT_SIZE || 1
      const width = Math.round(element.clientWidth / scale)
      const height = Math.round(element.clientHeight / scale)
      if (width > 0 && height > 0)
        setRoom(before => (before.width === width && before.height === height ? before : { width, height }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    measure()
    return () => observer.disconnect()
  }, [box])
  return room
}
