import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startServer } from '../../scripts/testing/server-process.mjs'

/** @typedef {{ text: string, values: unknown[], name?: string }} Statement */

const RECORDER = new URL('../portal/record-queries.mjs', import.meta.url)
/** The statements come by another way than the answer. */
const SETTLE_MS = 300

/**
 * The SQL that the server sends for each of some calls, with its values, once its caches are warm: recorded at a second
 * server on the same data.
 * @template {string} Name
 * @param {import('../portal/portal.mjs').Portal} portal
 * @param {Record<Name, (address: string) => Promise<unknown>>} calls
 * @returns {Promise<Record<Name, Statement[]>>}
 */
export async function recordStatements({ root, env }, calls) {
  const server = await startServer(root, env, [`--import=${pathToFileURL(RECORDER.pathname)}`])
  const recorded = /** @type {Record<Name, Statement[]>} */ ({})
  try {
    for (const name of /** @type {Name[]} */ (Object.keys(calls))) {
      const call = () => calls[name](server.address)
      await call()
      recorded[name] = await listen(server.child, call)
    }
  } finally {
    await server.stop()
  }
  return recorded
}

/** @param {import('node:child_process').ChildProcess} child @param {() => Promise<unknown>} call */
async function listen(child, call) {
  /** @type {Statement[]} */
  const heard = []
  /** @param {unknown} message */
  const hear = message => {
    const { type, ...statement } = /** @type {{ type: string } & Statement} */ (message)
    if (type === 'query') heard.push(statement)
  }
  await setTimeout(SETTLE_MS)
  child.on('message', hear)
  await call()
  await setTimeout(SETTLE_MS)
  child.off('message', hear)
  if (heard.length === 0) throw new Error('The server was not heard to send any SQL')
  return heard
}
