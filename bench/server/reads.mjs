import { plain } from '../report/figure.mjs'
import { formatNumber } from '../report/numbers.mjs'
import { homePath, once, todoPage } from './calls.mjs'
import { loadServer } from './load.mjs'
import { loadDriver, runStatements } from './raw-driver.mjs'
import { formatRate, ratio, takeTurns } from './rounds.mjs'
import { recordStatements } from './statements.mjs'

/** @typedef {import('./statements.mjs').Statement} Statement */

const LOAD = { connections: 16, seconds: 10 }
const ROUNDS = 2
const AIM = 0.5

/** @param {Statement} statement */
const isOfSession = ({ text }) => text.includes('from "session"')

/**
 * Reading calls beside the driver that runs the statements the server was heard to send for them.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('pg').Pool} pool
 * @param {{ headers: Record<string, string>, todos: number }} filled
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureReads(portal, pool, { headers, todos }) {
  const [home, list] = [homePath(headers), todoPage(headers)]
  const sql = await recordStatements(portal, { home: once(home), list: once(list) })
  const run = (/** @type {Statement[]} */ statements) => () => loadDriver(() => runStatements(pool, statements), LOAD)
  const rates = await takeTurns(ROUNDS, {
    home: () => loadServer(portal.address, home, LOAD),
    homeSql: run(sql.home),
    list: () => loadServer(portal.address, list, LOAD),
    listSql: run(sql.list.filter(statement => !isOfSession(statement))),
    listCallSql: run(sql.list),
  })
  return {
    title: `Reading, ${formatNumber(todos)} to-dos`,
    figures: [
      { name: 'home path', value: formatRate(rates.home), yardstick: formatRate(rates.homeSql) },
      plain('– share of its statements at the driver', ratio(rates.home, rates.homeSql), ''),
      { name: 'page of to-dos', value: formatRate(rates.list), yardstick: formatRate(rates.listSql) },
      share('– share of the statements of the list', ratio(rates.list, rates.listSql)),
      { name: 'page of to-dos', value: formatRate(rates.list), yardstick: formatRate(rates.listCallSql) },
      plain('– share of all its statements, session included', ratio(rates.list, rates.listCallSql), ''),
    ],
    notes: [
      `Answers per second at ${LOAD.connections} connections, medians of ${ROUNDS} interleaved rounds of ` +
        `${LOAD.seconds} s. The yardstick is the \`pg\` driver with a pool of ${LOAD.connections} in one process, ` +
        'sending the SQL that the server was heard to send for the same call. The load generator of the calls takes ' +
        'its part of the same cores.',
    ],
  }
}

/** @param {string} name @param {number} value @returns {import('../report/figure.mjs').Figure} */
const share = (name, value) => ({ ...plain(name, value, ''), aim: `≥ ${AIM}`, met: value >= AIM })
