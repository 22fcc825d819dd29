import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { signIn } from '../../scripts/testing/sign-in.mjs'
import { openPortal } from '../portal/portal.mjs'
import { atMost, plain } from '../report/figure.mjs'
import { formatNumber, median } from '../report/numbers.mjs'
import { driver, runStatements } from '../server/raw-driver.mjs'
import { recordStatements } from '../server/statements.mjs'
import { firstInHand, form, json, progress } from './calls.mjs'
import { p95 } from './pace.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal @typedef {import('./calls.mjs').Ask} Ask */

const ROUNDS = 3
const TIMES = 60
/** How much slower calls may be than on the demonstration alone. */
const MOST_GROWTH = 1.5
/** Milliseconds that 95 of a hundred calls may take. */
const AIMS = {
  'page of to-dos': 20,
  'page of a list, by cursor': 30,
  'case page': 40,
  'an action': 30,
  'a badge': 5,
  'look-up of a number': 5,
  'search for duplicates': 500,
}
/** The action writes, and cannot be sent again as it was. */
const READS = /** @type {(keyof typeof AIMS)[]} */ (Object.keys(AIMS).filter(name => name !== 'an action'))

/**
 * Calls of every day on many petitions beside the same calls on the demonstration alone, and beside the driver that runs
 * the statements the server was heard to send for them.
 * @param {string} root
 * @param {number} petitions
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 * @returns {Promise<import('../report/figure.mjs').Section[]>}
 */
export async function measureVolume(root, petitions, steps) {
  const small = await openPortal(root, { DEMO_CASES: '' })
  const large = await openPortal(root)
  try {
    steps.begin(`${formatNumber(petitions)} petitions`)
    load(large, petitions)
    steps.begin('calls of every day')
    return [
      { title: `Calls on ${formatNumber(petitions)} petitions`, figures: await compare(small, large), notes: NOTES },
    ]
  } finally {
    await Promise.all([small.stop(), large.stop()])
  }
}

const NOTES = [
  `p95 of ${TIMES} calls one after the other, medians of ${ROUNDS} interleaved rounds. The first yardstick is the same ` +
    'call on the demonstration, the second the driver running the same SQL on the many petitions.',
]

/** @param {Portal} portal @param {number} petitions */
function load({ root, env }, petitions) {
  const command = join(root, 'server/dist/commands/load.js')
  const { status } = spawnSync(process.execPath, ['--conditions=compiled', command, '--count', String(petitions)], {
    env,
  })
  if (status !== 0) throw new Error('The petitions could not be loaded')
}

/** @param {Portal} small @param {Portal} large */
async function compare(small, large) {
  const [few, many] = [await callsOn(small.address), await callsOn(large.address)]
  const statements = await recordStatements(large, Object.fromEntries(READS.map(name => [name, many[name]])))
  const pool = new (driver(large.root).Pool)({ connectionString: large.databaseUrl, max: 1 })
  const figures = []
  for (const name of /** @type {(keyof typeof AIMS)[]} */ (Object.keys(AIMS))) {
    const sql = statements[name]
    const took = await inTurn({
      few: () => few[name](small.address),
      many: () => many[name](large.address),
      ...(sql && { sql: () => runStatements(pool, sql) }),
    })
    const beside = `${formatNumber(took.few ?? 0)} ms; SQL ${formatNumber(took.sql ?? Number.NaN)} ms`
    figures.push({ ...atMost(name, took.many ?? 0, 'ms', AIMS[name]), yardstick: sql ? beside : beside.split(';')[0] })
    const growth = (took.many ?? 0) / (took.few ?? 1)
    figures.push({
      ...plain('– of what it takes on few', growth, ''),
      aim: `≤ ${MOST_GROWTH}`,
      met: growth <= MOST_GROWTH,
    })
  }
  await pool.end()
  return figures
}

/** @param {Record<string, () => Promise<unknown>>} contestants @returns {Promise<Record<string, number>>} */
async function inTurn(contestants) {
  const took = Object.fromEntries(Object.keys(contestants).map(name => [name, /** @type {number[]} */ ([])]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, work] of Object.entries(contestants)) took[name]?.push(await p95(work, TIMES))
  return Object.fromEntries(Object.entries(took).map(([name, values]) => [name, median(values)]))
}

/** @param {string} address @returns {Promise<Record<keyof typeof AIMS, Ask>>} */
async function callsOn(address) {
  const { headers: clerk } = await signIn(address, 'zs05')
  const { headers: unit } = await signIn(address, 'rs12')
  const { headers: registrar } = await signIn(address, 'zs01')
  const inHand = await firstInHand(address, unit)
  const list = { viewId: 'v_query', pageNumber: 1, limit: 20 }
  const { next: cursor } = await json(clerk, 'api/petitions/list', list)(address)
  const sought = { xm: '陶甲禾', nrfldm: '010200', wtsddm: '990121100000', nrzy: inHand.nrzy }
  return {
    'page of to-dos': json(clerk, 'api/todos/list', { whose: 'department', pageNumber: 1, limit: 20 }),
    'page of a list, by cursor': json(clerk, 'api/petitions/list', { ...list, ...(cursor && { cursor }) }),
    'case page': json(unit, 'api/petitions/case', { xfjbh: inHand.xfjbh }),
    'an action': progress(unit, inHand),
    'a badge': form(clerk, 'api/todos/departmentCount', { limit: '20' }),
    'look-up of a number': form(unit, 'api/DbxxController/getDzMessageByXfjbh', { xfjbh: inHand.xfjbh }),
    'search for duplicates': json(registrar, 'api/petitions/duplicates', sought),
  }
}
