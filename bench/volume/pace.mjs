import { percentile } from '../report/numbers.mjs'

const WARM_UP = 8

/** @typedef {{ p50: number, p95: number }} Pace milliseconds */

/**
 * How long something takes that is done again and again, one after the other.
 * @param {() => Promise<unknown>} work
 * @param {number} times
 * @returns {Promise<Pace>}
 */
export async function paceOf(work, times) {
  /** @type {number[]} */
  const took = []
  for (let time = 0; time < WARM_UP + times; time++) {
    const began = performance.now()
    await work()
    if (time >= WARM_UP) took.push(performance.now() - began)
  }
  return { p50: percentile(took, 50), p95: percentile(took, 95) }
}
