import { formatNumber, median, sum } from '../report/numbers.mjs'

/** @typedef {import('./load.mjs').Rate} Rate */

/**
 * Runs each contestant in turn, and that so often: what disturbs the machine for a while disturbs them all.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<Rate>>} contestants
 * @returns {Promise<Record<Name, Rate>>} medians, and all failures
 */
export async function takeTurns(rounds, contestants) {
  const names = /** @type {Name[]} */ (Object.keys(contestants))
  const rates = /** @type {Record<Name, Rate[]>} */ (
    Object.fromEntries(names.map(name => [name, /** @type {Rate[]} */ ([])]))
  )
  for (let round = 0; round < rounds; round++) for (const name of names) rates[name].push(await contestants[name]())
  return /** @type {Record<Name, Rate>} */ (Object.fromEntries(names.map(name => [name, medianRate(rates[name])])))
}

/** @param {Rate[]} rates @returns {Rate} */
const medianRate = rates => ({
  perSecond: median(rates.map(rate => rate.perSecond)),
  p50: median(rates.map(rate => rate.p50)),
  p99: median(rates.map(rate => rate.p99)),
  failures: sum(rates.map(rate => rate.failures)),
})

/** @param {Rate} rate */
export function formatRate({ perSecond, p50, p99, failures }) {
  const text = `${formatNumber(perSecond)}/s (p50 ${formatNumber(p50)} ms, p99 ${formatNumber(p99)} ms)`
  return failures ? `${text}, ${failures} FAILED` : text
}

/** @param {Rate} rate @param {Rate} yardstick */
export const ratio = (rate, yardstick) => rate.perSecond / yardstick.perSecond
