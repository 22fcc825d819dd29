import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/testing/free-ports.mjs'
import { connectTo } from '../database.ts'
import { findPostgres, plainAccount, scratchFolder, startProgram, until } from '../programs.ts'

const PASSWORD = 'proof'
const LONG_MS = 60_000

/**
 * The PostgreSQL of the system, alone and empty; throws, with what has to be installed, where there is none.
 * @param more settings beside the usual ones
 */
export async function startPostgres(more: Record<string, string> = {}) {
  const binaries = await findPostgres()
  const account = plainAccount()
  const folder = await scratchFolder(account)
  const port = await freePort()
  const urlOf = (role: string, database: string) => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`
  const data = join(folder.path, 'data')
  const secret = join(folder.path, 'password')
  await writeFile(secret, PASSWORD, { mode: 0o644 })
  const asked = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', `--pwfile=${secret}`]
  await promisify(execFile)(join(binaries, 'initdb'), asked, { ...account })
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...more }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const launch = () => startProgram(join(binaries, 'postgres'), ['-D', data, '-p', `${port}`, ...options], { account })
  let postgres = launch()
  const stop = async () => {
    await postgres.kill('SIGQUIT')
    await folder.remove()
  }
  const answers = async () => {
    const database = await connectTo(urlOf('postgres', 'postgres'))
    const { rows } = await database.query<{ follows: boolean }>('select pg_is_in_recovery() as follows')
    await database.end()
    return rows[0]?.follows === false
  }
  const ready = () => until(answers, LONG_MS, () => `PostgreSQL does not start\n${postgres.said()}`)
  try {
    await ready()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    urlOf,
    port,
    password: PASSWORD,
    /** Its folder, and whose that is. */
    data,
    account,
    /** Ends it as a power cut does, or as `signal` does. */
    kill: (signal?: NodeJS.Signals) => postgres.kill(signal),
    /** Starts it on what lies in its folder now, and waits until it may be written to. */
    async startAgain() {
      postgres = launch()
      await ready()
    },
    stop,
  }
}
