import { type RefObject, useEffect, useRef } from 'react'

/** Where a grid was left: the row that was active, and how far it was scrolled, in pixels. */
export interface Place {
  active: number | undefined
  scrolled: number
}

/** By key; gone when the page is loaded again. */
const places = new Map<string, Place>()

/** Brings a grid back to where it was left, until it is asked for something else. */
export function useSavedPlace(key: string, scroller: RefObject<HTMLElement | null>): Place {
  const known = useRef({ key, place: places.get(key) ?? { active: undefined, scrolled: 0 } })
  if (known.current.key !== key) known.current = { key, place: { active: undefined, scrolled: 0 } }
  const { place } = known.current
  const before = useRef<{ element: HTMLElement; place: Place }>(undefined)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    // Neither asked nor told without need: for either the whole page is laid out at once.
    const stands = before.current?.element === element ? before.current.place.scrolled : 0
    if (stands !== place.scrolled) element.scrollTop = place.scrolled
    before.current = { element, place }
    places.set(key, place)
    const remember = () => {
      place.scrolled = element.scrollTop
    }
    element.addEventListener('scroll', remember, { passive: true })
    return () => element.removeEventListener('scroll', remember)
  }, [key, place, scroller])
  return place
}
