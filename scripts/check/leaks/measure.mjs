import { holdingsOf } from './holdings.mjs'

const MOUNTS = 50
/** What is loaded and remembered once is none that leaks. */
const WARM_UPS = 5
const KB = 1000

/**
 * How much more than before each mount may leave on average, and what it is called. What leaks at all leaks at every
 * mount; what the portal does beside leaves a few of its own.
 * @type {Record<keyof import('./holdings.mjs').Holdings, { most: number, told: (count: number) => string }>}
 */
const LIMITS = {
  nodes: { most: 0.5, told: count => `${count} DOM nodes` },
  listeners: { most: 0.5, told: count => `${count} listeners` },
  timers: { most: 0.5, told: count => `${count} timers` },
  styles: { most: 0.5, told: count => `${count} style sheets` },
  heap: { most: 5 * KB, told: bytes => `${Math.round(bytes / KB)} KB of memory` },
}

/** @typedef {Pick<import('./browser.mjs').Tab, 'page' | 'devtools'>} Tab */

/**
 * What stays in a page when something is done and undone 50 times, in words.
 * @param {Tab} tab
 * @param {() => Promise<unknown>} once
 */
export async function measureLeaks(tab, once) {
  const before = await holdingsAfter(WARM_UPS, tab, once)
  const halfway = await holdingsAfter(MOUNTS / 2, tab, once)
  const after = await holdingsAfter(MOUNTS / 2, tab, once)
  return Object.entries(LIMITS).flatMap(([name, { most, told }]) => {
    const kind = /** @type {keyof typeof LIMITS} */ (name)
    const growth = after[kind] - before[kind]
    // Code that is being compiled grows at first; what leaks goes on.
    const goesOn = after[kind] - halfway[kind] > (most * MOUNTS) / 2
    return goesOn && growth > most * MOUNTS ? [`leaves ${told(growth)} behind after ${MOUNTS} mounts`] : []
  })
}

/** @param {number} times @param {Tab} tab @param {() => Promise<unknown>} once */
async function holdingsAfter(times, tab, once) {
  for (let time = 0; time < times; time++) await once()
  return holdingsOf(tab)
}
