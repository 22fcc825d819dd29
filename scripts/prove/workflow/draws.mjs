import { createRandom } from '../random.mjs'

/**
 * Choices that follow from a seed.
 * @typedef {object} Draws
 * @property {(count: number) => number} below a whole number from 0
 * @property {<T>(choices: readonly T[]) => T} pick
 * @property {(percent: number) => boolean} chance true in so many of a hundred cases
 */

/** @param {number} seed @returns {Draws} */
export function createDraws(seed) {
  const below = createRandom(seed)
  return {
    below,
    chance: percent => below(100) < percent,
    pick(choices) {
      if (choices.length === 0) throw new Error('There is nothing to choose from')
      return /** @type {typeof choices[number]} */ (choices[below(choices.length)])
    },
  }
}
