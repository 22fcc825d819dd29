import { useRef } from 'react'

/** Slots are added so many at a time, for each time all rows change their elements. */
const STEP = 16

/** In how many elements rows take turns: never fewer than are shown, and seldom another number. */
export function useSlots(shown: number): number {
  const slots = useRef(STEP)
  if (shown > slots.current) slots.current = Math.ceil(shown / STEP) * STEP
  return slots.current
}
