import { useCallback } from 'react'

/** Pixels that every page keeps free below. */
const MARGIN = 24
const LEAST = 320

/** Makes an element as high as the window leaves room for, so that what scrolls is in it and nowhere else. */
export function useFilled(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const fill = () => {
      const above = element.getBoundingClientRect().top + (element.closest('main')?.scrollTop ?? 0)
      element.style.setProperty('--list-height', `${Math.max(LEAST, window.innerHeight - above - MARGIN)}px`)
    }
    fill()
    window.addEventListener('resize', fill)
    // What stands above, in the page and around it, may come later or go.
    const above = new ResizeObserver(fill)
    for (const part of [element.parentElement, ...(element.closest('main')?.children ?? [])])
      if (part) above.observe(part)
    return () => {
      window.removeEventListener('resize', fill)
      above.disconnect()
    }
  }, [])
}
