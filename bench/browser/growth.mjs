import { atMost } from '../report/figure.mjs'

/** @typedef {{ heap: number, nodes: number, listeners: number }} Holdings */

const WARM_UPS = 10
const TIMES = 200
const MB = 1_000_000
const SETTLE_MS = 1500

/**
 * What a page holds more of after doing something often than after doing it a few times.
 * @param {{ page: import('@playwright/test').Page, devtools: import('@playwright/test').CDPSession }} tab
 * @param {string} name
 * @param {(times: number) => Promise<unknown>} repeat
 * @param {number} [often]
 * @returns {Promise<import('../report/figure.mjs').Figure[]>}
 */
export async function measureGrowth({ page, devtools }, name, repeat, often = TIMES) {
  await devtools.send('Performance.enable')
  await repeat(WARM_UPS)
  const before = await holdings(page, devtools)
  await repeat(often)
  const after = await holdings(page, devtools)
  const label = `after ${often} ${name}`
  return [
    atMost(`${label}: heap`, (after.heap - before.heap) / MB, 'MB', 2),
    atMost(`${label}: DOM nodes`, after.nodes - before.nodes, '', 0),
    atMost(`${label}: listeners`, after.listeners - before.listeners, '', 0),
  ]
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').CDPSession} devtools
 * @returns {Promise<Holdings>}
 */
export async function holdings(page, devtools) {
  await page.waitForTimeout(SETTLE_MS)
  // What a finalizer of the first collection lets go, the second collects.
  for (let pass = 0; pass < 3; pass++) await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (/** @type {string} */ name) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}
