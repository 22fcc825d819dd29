import { signIn } from '../../scripts/testing/sign-in.mjs'
import { runFile } from '../portal/run-file.mjs'
import { poolOf } from './raw-driver.mjs'
import { measureReads } from './reads.mjs'
import { measureWrites } from './writes.mjs'

const CONNECTIONS = 16

/**
 * All that is measured at the server, on a million to-dos.
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {import('../../scripts/console/steps.mjs').Steps} steps
 */
export async function measureServer(portal, steps) {
  steps.begin('a million to-dos')
  const todos = await fill(portal)
  const clerk = await signIn(portal.address, 'zs05')
  const registrar = await signIn(portal.address, 'zs01')
  const pool = poolOf(portal, CONNECTIONS)
  try {
    steps.begin('reading')
    const reads = await measureReads(portal, pool, { headers: clerk.headers, todos })
    steps.begin('writing')
    return [reads, await measureWrites(portal, pool, { registrar: registrar.headers, clerk: clerk.headers })]
  } finally {
    await pool.end()
  }
}

/**
 * Fills the demo province with a million to-dos.
 * @param {import('../portal/portal.mjs').Portal} portal
 */
async function fill(portal) {
  const [row] = await runFile(portal, new URL('fill.sql', import.meta.url), 'select count(*)::int as todos from todo')
  return /** @type {{ todos: number }} */ (row).todos
}
