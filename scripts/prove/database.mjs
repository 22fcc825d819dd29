import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The part of the driver that proofs use.
 * @typedef {object} Database
 * @property {() => Promise<void>} connect
 * @property {(text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>} query
 * @property {() => Promise<void>} end
 * @property {(event: 'error', listener: () => void) => unknown} on
 */

/** The driver of the server itself. @type {{ Client: new (options: object) => Database }} */
const { Client } = createRequire(join(process.cwd(), 'server/package.json'))('pg')

/**
 * Opens the embedded database of a server that runs, past the server.
 * @param {string} data folder of the server's data
 */
export async function openDatabase(data) {
  const client = new Client(await addressOf(join(data, 'database')))
  await client.connect()
  return client
}

/**
 * Reads rows, one question after the other, whoever asks at once.
 * @param {Pick<Database, 'query'>} database
 * @returns {(text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>}
 */
export function inTurn(database) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve()
  return (text, values) => {
    const rows = last.then(() => database.query(text, values)).then(found => found.rows)
    last = rows.catch(() => {})
    return rows
  }
}

/** Ends the embedded database as `kill -9` does. @param {string} data folder of the server's data */
export async function killDatabase(data) {
  const [pid] = await noteIn(join(data, 'database'))
  process.kill(Number(pid), 'SIGKILL')
}

/** The lines of postmaster.pid, which PostgreSQL writes while it runs. @param {string} folder */
async function noteIn(folder) {
  const files = await readdir(folder, { recursive: true })
  const note = files.find(file => file.endsWith('postmaster.pid')) ?? ''
  return (await readFile(join(folder, note), 'utf8')).split('\n')
}

/** PostgreSQL notes its port in the fourth line. @param {string} folder */
async function addressOf(folder) {
  const [, , , port] = await noteIn(folder)
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', password }
}
