import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server-process.mjs'

/**
 * A server that can be killed, without the pages of the portal unless its environment names them.
 * @typedef {object} KillablePortal
 * @property {string} address with the base path, ends with a slash
 * @property {string} data folder of the server's data, its database in it
 * @property {() => Promise<void>} kill as a power cut would: no word of warning
 * @property {() => Promise<void>} start again on the same data and port
 */

/**
 * The server as built on an embedded database and a demo province of its own; nothing of it outlives `stop`.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [more] of the environment
 * @returns {Promise<KillablePortal & { child: () => import('node:child_process').ChildProcess, stop: () => Promise<void> }>} child: the server, another one after each start
 */
export async function openKillable(root, more = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-proof-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  const data = join(folder, 'data')
  const place = { DATA_FOLDER: data, DATABASE_URL: '', HOST: '127.0.0.1', PORT: '0' }
  const env = {
    ...process.env,
    ...place,
    RATE_LIMITS: 'off',
    MAX_LAG_MS: '0',
    DEMO_CASES: '0',
    LOG_LEVEL: 'silent',
    ...more,
  }
  let server = await startServer(root, env).catch(async error => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  env.PORT = new URL(server.address).port
  return {
    address: server.address,
    data,
    child: () => server.child,
    async kill() {
      server.child.removeAllListeners('exit')
      const gone = once(server.child, 'exit')
      server.child.kill('SIGKILL')
      await gone
    },
    async start() {
      server = await startServer(root, env)
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
