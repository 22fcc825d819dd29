import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Tells whenever an element comes into view within the box that scrolls it, or so many pixels before. */
export function useInView(element: RefObject<HTMLElement | null>, onSeen: () => void, ahead = 0): void {
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const watcher = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && seen(), {
      root: watched.closest('[data-scrolls]'),
      rootMargin: `${ahead}px`,
    })
    watcher.observe(watched)
    return () => watcher.disconnect()
  }, [element, ahead])
}
