export interface TestClock {
  readonly now: () => Date
  /** Lets the server believe that it is later. */
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void
  /** Stops the clock at an instant, like `2026-11-20T09:00:00+08:00`. */
  stopAt(instant: string): void
  /** The real time again. */
  reset(): void
}

const SECOND_MS = 1000

export function createClock(): TestClock {
  let aheadMs = 0
  let stopped: Date | undefined
  return {
    now: () => new Date((stopped?.getTime() ?? Date.now()) + aheadMs),
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      aheadMs += ((hours * 60 + minutes) * 60 + seconds) * SECOND_MS
    },
    stopAt: instant => {
      stopped = new Date(instant)
      aheadMs = 0
    },
    reset: () => {
      stopped = undefined
      aheadMs = 0
    },
  }
}
