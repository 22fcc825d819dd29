import { atMost, plain, withUnit } from '../report/figure.mjs'
import { formatNumber, median, sum } from '../report/numbers.mjs'
import { poolOf, runStatements } from '../server/raw-driver.mjs'
import { recordStatements } from '../server/statements.mjs'
import { AIMS, callsOn } from './every-day.mjs'
import { paceOf } from './pace.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal @typedef {import('./pace.mjs').Pace} Pace @typedef {import('./every-day.mjs').Name} Name */

const ROUNDS = 3
const TIMES = 60
/** How much slower calls may be than on few petitions. */
const MOST_GROWTH = 1.3
/** Bytes of the database that a petition may take. */
const MOST_BYTES = 5000

const NAMES = /** @type {Name[]} */ (Object.keys(AIMS))
/** The action writes, and cannot be sent again as it was. */
const READS = NAMES.filter(name => name !== 'an action')

/** @param {Portal} small @param {Portal} large @param {(doing: string) => void} say */
export async function compare(small, large, say) {
  const bytes = await bytesEach(small, large)
  const [few, many] = [await callsOn(small.address), await callsOn(large.address)]
  const statements = await recordStatements(large, Object.fromEntries(READS.map(name => [name, many[name]])))
  const pool = poolOf(large, 1)
  /** @type {import('../report/figure.mjs').Figure[]} */
  const figures = [{ ...atMost('bytes a petition', bytes.all, 'B', MOST_BYTES), yardstick: bytes.most }]
  for (const name of NAMES) {
    say(name)
    const sql = statements[name]
    const took = await inTurn({
      few: () => few[name](small.address),
      many: () => many[name](large.address),
      ...(sql && { sql: () => runStatements(pool, sql) }),
    })
    figures.push(...figuresOf(name, took))
  }
  await pool.end()
  return { figures, notes }
}

/** @param {number} fewPetitions */
const notes = fewPetitions => [
  `p95 of ${TIMES} calls one after the other, medians of ${ROUNDS} rounds in turns. Beside them: the same calls on ` +
    `${formatNumber(fewPetitions)} petitions, and the driver running the same SQL on the many. How much slower they are ` +
    'than on few is told from the medians of both.',
]

/** @param {Name} name @param {Record<string, Pace>} took */
function figuresOf(name, { few, many, sql }) {
  if (!few || !many) throw new Error(`${name} was not measured`)
  const beside = `${withUnit(few.p95, 'ms')}${sql ? `; SQL ${withUnit(sql.p95, 'ms')}` : ''}`
  const growth = many.p50 / few.p50
  return [
    { ...atMost(name, many.p95, 'ms', AIMS[name]), yardstick: beside },
    { ...plain('– times that on few', growth, ''), aim: `≤ ${MOST_GROWTH}`, met: growth <= MOST_GROWTH },
  ]
}

/** @param {Record<string, () => Promise<unknown>>} contestants @returns {Promise<Record<string, Pace>>} */
async function inTurn(contestants) {
  const took = Object.fromEntries(Object.keys(contestants).map(name => [name, /** @type {Pace[]} */ ([])]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, work] of Object.entries(contestants)) took[name]?.push(await paceOf(work, TIMES))
  return Object.fromEntries(Object.entries(took).map(([name, paces]) => [name, middle(paces)]))
}

/** @param {readonly Pace[]} paces @returns {Pace} */
const middle = paces => ({ p50: median(paces.map(({ p50 }) => p50)), p95: median(paces.map(({ p95 }) => p95)) })

/** Tables that are named. */
const MOST_TABLES = 5
const COUNT = 'petitions'

/**
 * Bytes that each petition adds, which the demonstration beside them does not count in; and the tables that take most.
 * @param {Portal} small @param {Portal} large
 */
async function bytesEach(small, large) {
  const [few, many] = [await sizesOf(small), await sizesOf(large)]
  const petitions = Number(many.get(COUNT)) - Number(few.get(COUNT))
  const each = [...many].map(([table, size]) => ({ table, bytes: (size - (few.get(table) ?? 0)) / petitions }))
  const tables = each.filter(({ table }) => table !== COUNT).toSorted((a, b) => b.bytes - a.bytes)
  const named = tables.slice(0, MOST_TABLES).map(({ table, bytes }) => `${table} ${formatNumber(bytes)}`)
  return { all: sum(tables.map(({ bytes }) => bytes)), most: named.join(', ') }
}

/** Bytes of each table with its indexes, and how many petitions there are. @param {Portal} portal @returns {Promise<Map<string, number>>} */
async function sizesOf(portal) {
  const pool = poolOf(portal, 1)
  const { rows } = await pool.query(
    `select relname as name, pg_total_relation_size(pg_class.oid) as size from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where nspname = 'public' and relkind = 'r'
    union all select $1, count(*) from petition`,
    [COUNT],
  )
  await pool.end()
  return new Map(rows.map(({ name, size }) => [name, Number(size)]))
}
