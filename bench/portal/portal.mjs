import { chmod, cp, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../scripts/testing/server-process.mjs'

const require = createRequire(import.meta.url)

/**
 * @typedef {object} Portal
 * @property {string} root of the repository
 * @property {string} address with the base path, ends with a slash
 * @property {string} databaseUrl
 * @property {number} pid of the server
 * @property {NodeJS.ProcessEnv} env of the server, for another one on the same data
 * @property {() => Promise<void>} stop
 */

/**
 * The composed portal on a server, a PostgreSQL and a demo province of its own; nothing of it outlives `stop`.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [more] of the environment; with no PORTAL_FOLDER ('') the server alone
 * @returns {Promise<Portal>}
 */
export async function openPortal(root, more = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  // As root the database runs under another account, which must be able to reach its folder.
  await chmod(folder, 0o711)
  if (more.PORTAL_FOLDER !== '')
    await cp(join(root, 'dist/provinces/linjiang'), join(folder, 'portal'), { recursive: true })
  const database = await embedded(root)({ folder: join(folder, 'database'), log: () => {} })
  const env = { ...environment(folder, database.url), ...more }
  const server = await startServer(root, env).catch(async error => {
    await database.stop()
    throw error
  })
  const stop = async () => {
    await server.stop()
    await database.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { root, address: server.address, databaseUrl: database.url, pid: server.child.pid ?? 0, env, stop }
}

/** The server's own PostgreSQL, with the settings that it starts it with. @param {string} root */
export function embedded(root) {
  /** @type {typeof import('../../server/src/platform/database/embedded')} */
  const { startEmbedded } = require(join(root, 'server/dist/src/platform/database/embedded'))
  return startEmbedded
}

/** @param {string} folder @param {string} databaseUrl @returns {NodeJS.ProcessEnv} */
export function environment(folder, databaseUrl) {
  const files = { DATA_FOLDER: join(folder, 'data'), PORTAL_FOLDER: join(folder, 'portal') }
  const place = { HOST: '127.0.0.1', PORT: '0', DATABASE_URL: databaseUrl }
  return { ...process.env, ...files, ...place, RATE_LIMITS: 'off', DEMO_CASES: '0', LOG_LEVEL: 'silent' }
}
