import { formatNumber, sum } from '../report/numbers.mjs'
import { driver } from '../server/raw-driver.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal */

/** Tables that are named. */
const MOST_TABLES = 5
const COUNT = 'petitions'

/**
 * Bytes that each petition adds, which the demonstration beside them does not count in; and the tables that take most.
 * @param {Portal} small @param {Portal} large
 */
export async function bytesEach(small, large) {
  const [few, many] = [await sizesOf(small), await sizesOf(large)]
  const petitions = Number(many.get(COUNT)) - Number(few.get(COUNT))
  const each = [...many].map(([table, size]) => ({ table, bytes: (size - (few.get(table) ?? 0)) / petitions }))
  const tables = each.filter(({ table }) => table !== COUNT).toSorted((a, b) => b.bytes - a.bytes)
  const named = tables.slice(0, MOST_TABLES).map(({ table, bytes }) => `${table} ${formatNumber(bytes)}`)
  return { all: sum(tables.map(({ bytes }) => bytes)), most: named.join(', ') }
}

/** Bytes of each table with its indexes, and how many petitions there are. @param {Portal} portal @returns {Promise<Map<string, number>>} */
async function sizesOf({ root, databaseUrl }) {
  const pool = new (driver(root).Pool)({ connectionString: databaseUrl, max: 1 })
  const { rows } = await pool.query(
    `select relname as name, pg_total_relation_size(pg_class.oid) as size from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind = 'r'
    union all select $1, count(*) from petition`,
    [COUNT],
  )
  await pool.end()
  return new Map(rows.map(({ name, size }) => [name, Number(size)]))
}
