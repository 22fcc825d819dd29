import type { Range } from '@tanstack/react-virtual'
import { useCallback, useRef } from 'react'

/**
 * Which rows are in the page: those in sight and some on both sides, always as many as ever were. So each element that
 * was made for a row goes on to the next one, and none is taken out and made again while it is scrolled.
 */
export function useSlots(): (range: Range) => number[] {
  const most = useRef(0)
  return useCallback(({ startIndex, endIndex, overscan, count }) => {
    most.current = Math.max(most.current, endIndex - startIndex + 1 + 2 * overscan)
    const shown = Math.min(most.current, count)
    const first = Math.min(Math.max(startIndex - overscan, 0), count - shown)
    return Array.from({ length: shown }, (_, at) => first + at)
  }, [])
}
