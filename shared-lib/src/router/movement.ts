import { entryIndex } from './location'

/**
 * Milliseconds after a pop in which another step of the user's may be under way. Chromium gives up whatever the page is
 * loading, its files and its calls, when it is sent elsewhere meanwhile.
 */
const STEPS_FOLLOW_FOR = 100
/** Milliseconds without an arrival after which a movement is taken to have been crossed by another. */
const STILL_AFTER = 500
/** Tries after which the browser is left where it is: an entry may be gone. */
const MAX_TRIES = 5

interface Movement {
  readonly to: number
  arrive(event: PopStateEvent): void
}

let movement: Movement | undefined
let settled = Promise.resolve()
/** By `performance.now()`. */
let poppedAt = Number.NEGATIVE_INFINITY

// Before whoever keeps a pop from the others.
window.addEventListener('popstate', () => (poppedAt = performance.now()), { capture: true })

/** Undefined when the browser stands still, otherwise settles when it does. */
export const movementUnderWay = () => (movement ? settled : undefined)

/**
 * Takes the browser to the entry at `to`; `arrive` runs while the pop that arrives there is handled. The browser goes in
 * its own time, and whoever presses back meanwhile crosses it: that step is given up, and the way is taken again.
 */
export function moveTo(to: number, arrive: Movement['arrive']): Promise<void> {
  settled = new Promise(resolve => {
    movement = {
      to,
      arrive: event => {
        movement = undefined
        arrive(event)
        resolve()
      },
    }
    void push(to, movement).then(resolve)
  })
  return settled
}

async function push(to: number, mine: Movement): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    await untilStill()
    if (movement !== mine || entryIndex() === to) break
    window.history.go(to - (entryIndex() ?? to))
    await pause(STILL_AFTER)
  }
  if (movement === mine) movement = undefined
}

async function untilStill(): Promise<void> {
  const rest = () => poppedAt + STEPS_FOLLOW_FOR - performance.now()
  while (rest() > 0) await pause(rest())
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Whether a pop belongs to a movement under way. Nobody else hears of it then, unless the arrival lets them. */
export function isOwnPop(event: PopStateEvent): boolean {
  if (!movement) return false
  if (entryIndex() === movement.to) movement.arrive(event)
  else event.stopImmediatePropagation()
  return true
}
