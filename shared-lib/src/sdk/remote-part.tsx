import { useEffect, useRef } from 'react'
import type { ComposedRemote } from '../config/composition'

export interface PartOfRemote {
  readonly remote: ComposedRemote
  /** Among its `exposes`, like `./home-widgets`. */
  readonly door: string
  /** Which of the parts behind it. */
  readonly part: string
}

/** Shows a part of a remote in a place: while it loads, while it is there, and with 重试 where it failed. Returns the way to end that. */
type ShowPart = (part: PartOfRemote, place: HTMLElement) => () => void

let show: ShowPart = () => () => undefined

/** The shell alone can load a remote: what it lends to those that show parts of others. */
export function lendParts(how: ShowPart): void {
  show = how
}

/** A part of another remote in a page. Whatever becomes of it, the page stays as it is. */
export function RemotePart({ remote, door, part }: PartOfRemote) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return show({ remote, door, part }, place.current)
  }, [remote, door, part])
  return <div ref={place} />
}
