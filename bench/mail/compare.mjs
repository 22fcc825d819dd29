import { formatNumber, median } from '../report/numbers.mjs'
import { loadServer } from '../server/load.mjs'
import { takeTurns } from '../server/rounds.mjs'

/** @typedef {import('../report/figure.mjs').Figure} Figure @typedef {import('../server/load.mjs').Call} Call */

const LOAD = { connections: 1, seconds: 3 }
const ROUNDS = 2
const MS = 1000

/**
 * Milliseconds per answer of some calls, measured in turns.
 * @template {string} Name
 * @param {string} address
 * @param {Record<Name, Call>} calls
 * @returns {Promise<Record<Name, number>>}
 */
export async function timesOf(address, calls) {
  const names = /** @type {Name[]} */ (Object.keys(calls))
  const contestants = Object.fromEntries(names.map(name => [name, () => loadServer(address, calls[name], LOAD)]))
  const rates = Object.entries(await takeTurns(ROUNDS, contestants))
  const failed = rates.find(([, { failures }]) => failures > 0)
  if (failed) throw new Error(`Calls of ${failed[0]} failed`)
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(rates.map(([name, rate]) => [name, MS / rate.perSecond]))
  )
}

/**
 * A time beside the one of a smaller thing, and how many times as long it may take.
 * @param {string} name @param {number} ms @param {{ ms: number, of: string }} beside @param {number} [aim]
 * @returns {Figure}
 */
export function beside(name, ms, { ms: yardstick, of }, aim) {
  const times = ms / yardstick
  const figure = {
    name,
    value: `${milliseconds(ms)}, ${formatNumber(times)} times`,
    yardstick: `${milliseconds(yardstick)} (${of})`,
  }
  return aim === undefined ? figure : { ...figure, aim: `≤ ${formatNumber(aim)} times`, met: times <= aim }
}

/**
 * Does some things in turns, and that so often; the median milliseconds of each.
 * @template {string} Name
 * @param {number} rounds
 * @param {Record<Name, () => Promise<number>>} contestants each answers its milliseconds
 * @returns {Promise<Record<Name, number>>}
 */
export async function mediansOf(rounds, contestants) {
  const names = /** @type {Name[]} */ (Object.keys(contestants))
  const times = /** @type {Record<string, number[]>} */ (Object.fromEntries(names.map(name => [name, []])))
  for (let round = 0; round < rounds; round++) for (const name of names) times[name]?.push(await contestants[name]())
  return /** @type {Record<Name, number>} */ (Object.fromEntries(names.map(name => [name, median(times[name] ?? [])])))
}

/** @param {number} ms */
const milliseconds = ms => `${formatNumber(ms)} ms`
