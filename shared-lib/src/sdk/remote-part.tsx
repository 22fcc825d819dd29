import { useEffect, useRef } from 'react'
import { type ComposedRemote, composition, type Place } from '../config/composition'
import type { PlaceName } from '../contract/rules/places'

export interface PartOfRemote {
  readonly remote: ComposedRemote
  /** Among its `exposes`, like `./home-widgets`. */
  readonly door: string
  /** Which of the parts behind it. */
  readonly part: string
  /** What it is about, like the number of a petition. */
  readonly subject?: string
}

/** Shows a part of a remote in a place: while it loads, while it is there, and with 重试 where it failed. Returns the way to end that. */
type ShowPart = (part: PartOfRemote, place: HTMLElement) => () => void

let show: ShowPart = () => () => undefined

/** The shell alone can load a remote: what it lends to those that show parts of others. */
export function lendParts(how: ShowPart): void {
  show = how
}

/** A part of another remote in a page. Whatever becomes of it, the page stays as it is. */
export function RemotePart({ remote, door, part, subject }: PartOfRemote) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current) return show({ remote, door, part, ...(subject !== undefined && { subject }) }, place.current)
  }, [remote, door, part, subject])
  return <div ref={place} />
}

/** What remotes contribute to a place, for who may do what, in the order of the remotes' names. */
export function placesIn(
  place: PlaceName,
  may: (permission: string) => boolean,
): (Place & { remote: ComposedRemote })[] {
  return composition().remotes.flatMap(remote =>
    (remote.places ?? []).filter(one => one.place === place && one.needs.some(may)).map(one => ({ ...one, remote })),
  )
}
