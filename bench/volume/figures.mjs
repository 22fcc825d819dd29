import { signIn } from '../../scripts/testing/sign-in.mjs'
import { atMost, plain, withUnit } from '../report/figure.mjs'
import { formatNumber, percentile } from '../report/numbers.mjs'
import { poolOf } from '../server/raw-driver.mjs'
import { json } from './calls.mjs'
import { LEAST } from './least-figures.mjs'
import { paceOf } from './pace.mjs'

/** @typedef {import('../portal/portal.mjs').Portal} Portal @typedef {import('./calls.mjs').Ask} Ask */

const TIMES = 20
/** What nobody has asked before takes seconds: so often is enough. */
const LEAST_TIMES = 5
/** Milliseconds that 95 of a hundred may take. */
const BOARD_MS = 300
const REPORT_MS = 1000
/** Who counts the whole province. */
const LEADER = 'zs07'
/** Who has the decision board of the whole province. */
const ANALYST = 'tj17'
const DECISION = ['policyMatrix', 'citations', 'causes', 'topics', 'forecast']
const REPORTS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14', 'R15']

/** Boards and reports of this year on many petitions, beside few and beside the least SQL that tells the same. @param {Portal} small @param {Portal} large @param {(doing: string) => void} say */
export async function compareFigures(small, large, say) {
  const year = periodOf(new Date())
  const [few, many] = [await callsOn(small, year), await callsOn(large, year)]
  const pool = poolOf(large, 1)
  /** @type {import('../report/figure.mjs').Figure[]} */
  const figures = []
  for (const [name, ask] of Object.entries(many)) {
    say(name)
    const first = await timeOf(() => ask(large.address))
    const pace = await paceOf(() => ask(large.address), TIMES)
    const before = await paceOf(() => few[name]?.(small.address) ?? Promise.resolve(), TIMES)
    const least = LEAST[name] ?? LEAST.report
    const sql = await timesOf(() => pool.query(least, [year.from, year.to]))
    const aim = name.startsWith('R') ? REPORT_MS : BOARD_MS
    const beside = `${withUnit(before.p95, 'ms')}; SQL ${withUnit(sql, 'ms')}, ${formatNumber(pace.p50 / sql)} of it`
    figures.push(
      { ...atMost(name, pace.p95, 'ms', aim), yardstick: beside },
      plain('– times that on few', pace.p50 / before.p50, ''),
      plain('– the first of a day', first, 'ms'),
    )
  }
  await pool.end()
  return { figures, notes: [NOTE] }
}

const NOTE =
  `As a leader who counts the whole province, of this year, reports compared with two periods: p95 of ${TIMES} calls one after the other. ` +
  'Beside them the same on few petitions, and a statement by hand over the facts of the many that tells the main figures of one period. ' +
  'The first of a day is counted from all facts; a server that starts with as many counts the usual ones before anybody asks.'

/** @param {Portal} portal @param {{ from: string, to: string }} year @returns {Promise<Record<string, Ask>>} */
async function callsOn({ address }, { from, to }) {
  const [leader, analyst] = [await signIn(address, LEADER), await signIn(address, ANALYST)]
  const period = { ksrq: from, jsrq: to }
  const stats = (/** @type {string} */ path, /** @type {object} */ body, { headers } = leader) =>
    json(headers, `api/stats/${path}`, body)
  return {
    overview: stats('overview', {}),
    map: stats('map', period),
    trend: stats('trend', { dw: 'month' }),
    ranking: stats('ranking', period),
    shares: stats('shares', { ...period, fl: 'category' }),
    units: stats('units', {}),
    ...Object.fromEntries(DECISION.map(path => [path, stats(path, period, analyst)])),
    ...Object.fromEntries(REPORTS.map(id => [id, stats('report', { ...period, bbid: id, db: true })])),
  }
}

/** The days of China. @param {Date} now */
function periodOf(now) {
  const to = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(now)
  return { from: `${to.slice(0, 4)}-01-01`, to }
}

/** @param {() => Promise<unknown>} work */
async function timeOf(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Their median, after one that nobody counts. @param {() => Promise<unknown>} work */
async function timesOf(work) {
  await work()
  const took = []
  for (let time = 0; time < LEAST_TIMES; time++) took.push(await timeOf(work))
  return percentile(took, 50)
}
