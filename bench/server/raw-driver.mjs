import { createRequire } from 'node:module'
import { join } from 'node:path'
import { percentile } from '../report/numbers.mjs'

/** @typedef {import('pg').Pool} Pool */

/** The driver of the server itself. @param {string} root @returns {typeof import('pg')} */
export const driver = root => createRequire(join(root, 'server/package.json'))('pg')

/**
 * Connections of it to the database of a portal, which compiles no statements as it does for the server.
 * @param {Pick<import('../portal/portal.mjs').Portal, 'root' | 'databaseUrl'>} portal @param {number} max @returns {Pool}
 */
export const poolOf = ({ root, databaseUrl }, max) =>
  new (driver(root).Pool)({ connectionString: databaseUrl, max, options: '-c jit=off' })

/**
 * Does something on so many connections at once, as often as it goes.
 * @param {() => Promise<unknown>} work
 * @param {{ connections: number, seconds: number }} load
 * @returns {Promise<import('./load.mjs').Rate>}
 */
export async function loadDriver(work, { connections, seconds }) {
  /** @type {number[]} */
  const latencies = []
  const start = performance.now()
  const repeat = async () => {
    for (let began = start; began - start < seconds * 1000; ) {
      await work()
      const now = performance.now()
      latencies.push(now - began)
      began = now
    }
  }
  await Promise.all(Array.from({ length: connections }, repeat))
  const perSecond = (latencies.length * 1000) / (performance.now() - start)
  return { perSecond, p50: percentile(latencies, 50), p99: percentile(latencies, 99), failures: 0 }
}

/**
 * The statements of a call, one after the other, as the server sends them.
 * @param {Pool} pool
 * @param {readonly import('./statements.mjs').Statement[]} statements
 */
export async function runStatements(pool, statements) {
  for (const statement of statements) await pool.query(statement)
}
