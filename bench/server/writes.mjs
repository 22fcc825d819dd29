import { claiming, once, registration } from './calls.mjs'
import { DESK } from './least/reading.mjs'
import { claim, register } from './least/writing.mjs'
import { loadServer } from './load.mjs'
import { loadDriver } from './raw-driver.mjs'
import { besides } from './reads.mjs'
import { takeTurns } from './rounds.mjs'
import { recordStatements } from './statements.mjs'

const SECONDS = 5
/** Of those to be claimed there are so many only. */
const CLAIM_SECONDS = 1
const ROUNDS = 2
const CONNECTIONS = [1, 8]

/**
 * Registrations of letters, and an action on a petition, beside the least SQL that leaves the same rows.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('pg').Pool} pool
 * @param {{ registrar: Record<string, string>, clerk: Record<string, string> }} headers
 * @returns {Promise<import('../report/figure.mjs').Section>}
 */
export async function measureWrites(portal, pool, { registrar, clerk }) {
  const call = registration(registrar)
  const todos = await unclaimed(pool)
  const asked = claiming(clerk, todos.next)
  const sent = await recordStatements(portal, { register: once(call), claim: once(asked) })
  const figures = []
  for (const connections of CONNECTIONS) {
    const load = { connections, seconds: SECONDS }
    const short = { connections, seconds: CLAIM_SECONDS }
    const rates = await takeTurns(ROUNDS, {
      register: () => loadServer(portal.address, call, load),
      leastRegister: () => loadDriver(() => pool.query(register()), load),
      claim: () => loadServer(portal.address, asked, short).finally(todos.putBack),
      leastClaim: () => loadDriver(() => pool.query(claim(todos.last())), short).finally(todos.putBack),
    })
    figures.push(
      ...besides(`registrations, ${connections} at once`, rates.register, rates.leastRegister),
      ...besides(`to-dos claimed, ${connections} at once`, rates.claim, rates.leastClaim),
    )
  }
  return { title: 'Writing', figures, notes: [noteOf(sent.register.length, sent.claim.length)] }
}

/** @param {number} registering statements @param {number} claiming statements */
const noteOf = (registering, claiming) =>
  `Registrations of letters of one office per second, and to-dos of one department that a clerk takes, each with an ` +
  `X-Request-Id of its own; the server sends ${registering} and ${claiming} statements for one. The yardstick is the ` +
  '`pg` driver that leaves the same rows by one prepared statement, written by hand (`bench/server/least`). Medians of ' +
  `${ROUNDS} interleaved rounds of ${SECONDS} s, ${CLAIM_SECONDS} s for those claimed; every commit is forced to disk ` +
  'on both sides.'

const OPEN = 'province_code = $1 and dept_id = $2 and done_at is null'

/**
 * The to-dos of the clerk's department that nobody has claimed, one after the other: the server takes from the front and
 * the driver from the back, as neither numbers the entries of a timeline as the other does. What was taken can be put back.
 * @param {import('pg').Pool} pool
 */
async function unclaimed(pool) {
  const desk = [DESK.province, DESK.dept]
  // One of each petition: two at once would write one entry of its timeline.
  const text = `select min(id)::text as id from todo where ${OPEN} and person_id = '' group by petition_id order by min(due_at), min(id)`
  const { rows } = await pool.query(text, desk)
  let front = 0
  let back = 0
  return {
    next: () => rows[front++ % rows.length].id,
    last: () => rows[rows.length - 1 - (back++ % rows.length)].id,
    putBack: async () => {
      front = 0
      back = 0
      const ids = rows.map(({ id }) => id)
      await pool.query("update todo set person_id = '', claimed_at = null where id = any($1)", [ids])
      await pool.query('delete from todo_counter where province_code = $1 and dept_id = $2', desk)
      await pool.query(
        `insert into todo_counter (province_code, dept_id, person_id, todo_type, open_count)
         select province_code, dept_id, person_id, todo_type, count(*) from todo where ${OPEN} group by 1, 2, 3, 4`,
        desk,
      )
    },
  }
}
