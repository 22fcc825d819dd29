import { plain } from '../report/figure.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { counters, homePath, todoPage } from './calls.mjs'
import { COUNTERS, NOTHING, TODO_PAGE } from './least/reading.mjs'
import { loadServer } from './load.mjs'
import { loadDriver } from './raw-driver.mjs'
import { formatRate, ratio, takeTurns } from './rounds.mjs'

const LOAD = { connections: 16, seconds: 10 }
const ROUNDS = 2
const AIM = 0.3

/**
 * Reading calls beside the driver that runs the least SQL for each.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('pg').Pool} pool
 * @param {{ headers: Record<string, string>, todos: number }} filled
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureReads(portal, pool, { headers, todos }) {
  const calls = { home: homePath(headers), list: todoPage(headers), counters: counters(headers) }
  const least = { home: NOTHING, list: TODO_PAGE, counters: COUNTERS }
  const call = (/** @type {keyof typeof calls} */ name) => () => loadServer(portal.address, calls[name], LOAD)
  const run = (/** @type {keyof typeof least} */ name) => () => loadDriver(() => pool.query(least[name]), LOAD)
  const rates = await takeTurns(ROUNDS, {
    home: call('home'),
    leastHome: run('home'),
    list: call('list'),
    leastList: run('list'),
    counters: call('counters'),
    leastCounters: run('counters'),
  })
  return {
    title: `Reading, ${formatNumber(todos)} to-dos`,
    figures: [
      ...besides('home path', rates.home, rates.leastHome),
      ...besides('page of to-dos', rates.list, rates.leastList, AIM),
      ...besides('counters of the menu', rates.counters, rates.leastCounters),
    ],
    notes: [
      `Answers per second at ${LOAD.connections} connections, medians of ${ROUNDS} interleaved rounds of ` +
        `${LOAD.seconds} s. The yardstick is the \`pg\` driver with a pool of ${LOAD.connections} in one process, ` +
        'sending the least SQL that answers the same call: one prepared statement, written by hand ' +
        '(`bench/server/least`); `select 1` where a call needs none. The load generator of the calls takes its part ' +
        'of the same cores.',
    ],
  }
}

/**
 * @param {string} name @param {import('./load.mjs').Rate} own @param {import('./load.mjs').Rate} least
 * @param {number} [aim]
 * @returns {import('../report/figure.mjs').Figure[]}
 */
export function besides(name, own, least, aim) {
  const share = ratio(own, least)
  return [
    { name, value: formatRate(own), yardstick: formatRate(least) },
    { ...plain('– share of the least SQL', share, ''), ...(aim && { aim: `≥ ${aim}`, met: share >= aim }) },
  ]
}
