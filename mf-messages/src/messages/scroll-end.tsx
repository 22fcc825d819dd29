import { useEffect, useEffectEvent, useRef } from 'react'

/** Pixels before the end at which more is fetched, so that scrolling seldom waits. */
const AHEAD = '120px'

/** The end of a list that has more: tells when it comes into view. */
export function ScrollEnd({ onReached }: { onReached: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    const watcher = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && reached(), {
      root: end.current?.parentElement,
      rootMargin: AHEAD,
    })
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return <div ref={end} style={{ height: 1 }} />
}
