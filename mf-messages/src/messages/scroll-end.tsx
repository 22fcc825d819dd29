import { useRef } from 'react'
import { useInView } from './use-in-view'

/** Pixels before the end at which more is fetched, so that scrolling seldom waits. */
const AHEAD = 120

/** The end of a list that has more: tells when it comes into view. */
export function ScrollEnd({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useInView(end, onReached, AHEAD)
  return <div ref={end} style={{ height: 1 }} />
}
