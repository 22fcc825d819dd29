import { useCallback } from 'react'

/** Pixels that a page keeps free below. */
const marginOf = ({ parentElement }: HTMLElement) =>
  parentElement ? Number.parseFloat(getComputedStyle(parentElement).paddingBottom) || 0 : 0
const LEAST = 320

/** Makes an element as high as the window leaves room for, so that what scrolls is in it and nowhere else. */
export function useFilled(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const fill = () => {
      const above = element.getBoundingClientRect().top + (element.closest('main')?.scrollTop ?? 0)
      element.style.setProperty('--list-height', `${Math.max(LEAST, window.innerHeight - above - marginOf(element))}px`)
    }
    fill()
    window.addEventListener('resize', fill)
    const stop = watchAround(element, fill)
    return () => {
      window.removeEventListener('resize', fill)
      stop()
    }
  }, [])
}

/**
 * Tells whenever an element may stand elsewhere in `main`. What stands above it in any of the boxes around it may come
 * later, go or change: a line that says 加载中, a bar of open cases, a notice.
 */
function watchAround(element: HTMLElement, tell: () => void): () => void {
  const boxes = boxesAround(element)
  const sizes = new ResizeObserver(tell)
  const watch = () => {
    sizes.disconnect()
    for (const box of boxes) for (const part of [box, ...box.children]) if (part !== element) sizes.observe(part)
  }
  const children = new MutationObserver(() => {
    watch()
    tell()
  })
  for (const box of boxes) children.observe(box, { childList: true })
  watch()
  return () => {
    sizes.disconnect()
    children.disconnect()
  }
}

/** The elements around one, up to `main`. */
function boxesAround({ parentElement }: HTMLElement): HTMLElement[] {
  if (!parentElement) return []
  return parentElement.tagName === 'MAIN' ? [parentElement] : [parentElement, ...boxesAround(parentElement)]
}
