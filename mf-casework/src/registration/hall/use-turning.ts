import { useEffect, useState } from 'react'

/** How long one is shown, in ms: ten characters a second are read. */
export const TURN_MS = 12_000

/** Which of several is shown: the next after each turn, the first after the last, and none while it is held. */
export function useTurning(count: number): { at: number; isHeld: boolean; hold: (held: boolean) => void } {
  const [turns, turn] = useState(0)
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld || count < 2) return
    const timer = setInterval(() => turn(done => done + 1), TURN_MS)
    return () => clearInterval(timer)
  }, [isHeld, count])
  return { at: count === 0 ? 0 : turns % count, isHeld, hold }
}
