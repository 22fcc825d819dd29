import type { Seeded } from '../../seeded'
import { type Scene, scene } from '../scene'
import { anyDesk } from './desks'
import { sort } from './sorting'

/** Half of them began in the last weeks, the others up to four months ago. */
const RECENT_DAYS = 24
const OLDEST_DAYS = 120

/** A petition like any other, as far as it has come since it was registered. */
export const anyScene = (number: number, random: Seeded): Scene =>
  scene(`ordinary ${number}`, beginning(random), async stage => {
    const desk = anyDesk(stage)
    await sort(stage, await desk.takeIn(stage, number), desk)
  })

const beginning = (random: Seeded): number =>
  random.chance(50) ? random.between(1, RECENT_DAYS) : random.between(RECENT_DAYS, OLDEST_DAYS)
