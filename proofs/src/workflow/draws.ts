import { createRandom } from '../random.ts'

/** Choices that follow from a seed. */
export interface Draws {
  /** A whole number from 0. */
  below: (count: number) => number
  pick: <T>(choices: readonly T[]) => T
  /** True in so many of a hundred cases. */
  chance: (percent: number) => boolean
}

export function createDraws(seed: number): Draws {
  const below = createRandom(seed)
  return {
    below,
    chance: percent => below(100) < percent,
    pick(choices) {
      const [chosen] = choices.slice(below(choices.length))
      if (chosen === undefined) throw new Error('There is nothing to choose from')
      return chosen
    },
  }
}
