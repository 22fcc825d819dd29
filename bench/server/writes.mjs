import { plain } from '../report/figure.mjs'
import { once, registration } from './calls.mjs'
import { loadServer } from './load.mjs'
import { insertRows, loadDriver } from './raw-driver.mjs'
import { formatRate, ratio, takeTurns } from './rounds.mjs'
import { recordStatements } from './statements.mjs'

const SECONDS = 5
const ROUNDS = 2
const CONNECTIONS = [1, 8]

/**
 * Registrations of letters beside transactions of plain inserts: as many as a registration makes, and one alone.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('pg').Pool} pool
 * @param {Record<string, string>} headers of a registrar
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureWrites(portal, pool, headers) {
  const call = registration(headers)
  const { register } = await recordStatements(portal, { register: once(call) })
  const inserts = register.filter(({ text }) => text.startsWith('insert')).length
  const figures = []
  for (const connections of CONNECTIONS) {
    const load = { connections, seconds: SECONDS }
    const rates = await takeTurns(ROUNDS, {
      server: () => loadServer(portal.address, call, load),
      asMany: () => loadDriver(() => insertRows(pool, inserts), load),
      one: () => loadDriver(() => insertRows(pool, 1), load),
    })
    const name = `registrations, ${connections} at once`
    figures.push(
      { name, value: formatRate(rates.server), yardstick: `${inserts} inserts: ${formatRate(rates.asMany)}` },
      plain('– share', ratio(rates.server, rates.asMany), ''),
      { name, value: formatRate(rates.server), yardstick: `1 insert: ${formatRate(rates.one)}` },
      plain('– share', ratio(rates.server, rates.one), ''),
    )
  }
  return { title: 'Writing', figures, notes: [noteOf(register.length, inserts)] }
}

/** @param {number} statements @param {number} inserts */
const noteOf = (statements, inserts) =>
  `Registrations of letters of one office per second, each with an X-Request-Id of its own; a registration sends ` +
  `${statements} statements in one transaction, ${inserts} of them inserts. The yardstick is the \`pg\` driver ` +
  `committing plain single-row inserts. Medians of ${ROUNDS} interleaved rounds of ${SECONDS} s; every commit is ` +
  'forced to disk on both sides.'
