import { percentile } from '../report/numbers.mjs'

/** Calls of each before the first that is measured, and those that are. */
const WARM_UP = 20
const MEASURED = 200

/** How every answer begins that is not a refusal. */
const SUCCESS = '{"code":0,'

/** @typedef {import('../server/load.mjs').Call & { address: string }} Addressed @typedef {{ p50: number, p95: number }} Times */

/**
 * Milliseconds of which half, and 95 of a hundred, of the answers to a call need no more. The calls take turns, so that
 * what disturbs the machine for a while disturbs them all.
 * @template {string} Name
 * @param {Record<Name, Addressed>} calls
 * @returns {Promise<Record<Name, Times>>}
 */
export async function timesInTurns(calls) {
  const names = /** @type {Name[]} */ (Object.keys(calls))
  const times = /** @type {Record<string, number[]>} */ (Object.fromEntries(names.map(name => [name, []])))
  for (let nth = 0; nth < WARM_UP + MEASURED; nth++)
    for (const name of names) {
      const ms = await timeOf(calls[name])
      if (nth >= WARM_UP) times[name]?.push(ms)
    }
  return /** @type {Record<Name, Times>} */ (
    Object.fromEntries(names.map(name => [name, middleAndMost(times[name] ?? [])]))
  )
}

/** @param {Addressed} call */
async function timeOf({ address, path, request }) {
  const started = performance.now()
  const answer = await fetch(new URL(path, address), /** @type {RequestInit} */ (request))
  const text = await answer.text()
  if (!text.startsWith(SUCCESS)) throw new Error(`${path}: ${text.slice(0, 200)}`)
  return performance.now() - started
}

/** @param {number[]} times @returns {Times} */
const middleAndMost = times => ({ p50: percentile(times, 50), p95: percentile(times, 95) })
