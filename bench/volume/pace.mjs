import { percentile } from '../report/numbers.mjs'

const WARM_UP = 8

/**
 * How long something takes that is done again and again, one after the other.
 * @param {() => Promise<unknown>} work
 * @param {number} times
 * @returns {Promise<number>} milliseconds that 95 of a hundred do not exceed
 */
export async function p95(work, times) {
  /** @type {number[]} */
  const took = []
  for (let time = 0; time < WARM_UP + times; time++) {
    const began = performance.now()
    await work()
    if (time >= WARM_UP) took.push(performance.now() - began)
  }
  return percentile(took, 95)
}
