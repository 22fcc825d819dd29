import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The part of the driver that proofs use.
 * @typedef {object} Database
 * @property {() => Promise<void>} connect
 * @property {(text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>} query
 * @property {() => Promise<void>} end
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

/** PostgreSQL notes its port in the fourth line of postmaster.pid. @param {string} folder */
async function addressOf(folder) {
  const files = await readdir(folder, { recursive: true })
  const note = files.find(file => file.endsWith('postmaster.pid')) ?? ''
  const [, , , port] = (await readFile(join(folder, note), 'utf8')).split('\n')
  const password = (await readFile(join(folder, 'postgres.password'), 'utf8')).trim()
  return { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', password }
}
