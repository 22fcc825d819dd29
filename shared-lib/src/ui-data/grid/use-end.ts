import { useEffect } from 'react'

/** Rows before the last at which more are asked for, so that scrolling seldom waits. */
const AHEAD = 20

/** Tells once per number of rows that the end comes into sight. */
export function useEnd(last: number | undefined, count: number, onEnd: (() => void) | undefined): void {
  const near = last !== undefined && last >= count - AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again when more rows are here
  useEffect(() => {
    if (near) onEnd?.()
  }, [near, count])
}
