import { entryIndex } from './location'

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
  for (let tries = 0; tries < MAX_TRIES && movement === mine && entryIndex() !== to; tries++) {
    window.history.go(to - (entryIndex() ?? to))
    await new Promise<void>(resolve => setTimeout(resolve, STILL_AFTER))
  }
  if (movement === mine) movement = undefined
}

/** Whether a pop belongs to a movement under way. Nobody else hears of it then, unless the arrival lets them. */
export function isOwnPop(event: PopStateEvent): boolean {
  if (!movement) return false
  if (entryIndex() === movement.to) movement.arrive(event)
  else event.stopImmediatePropagation()
  return true
}
