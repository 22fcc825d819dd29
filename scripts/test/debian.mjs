import { existsSync } from 'node:fs'
import { runQuietly } from '../console/run-quietly.mjs'

const LIMIT_MS = 15 * 60_000
const APT = '/usr/bin/apt-get'
/** Nothing goes that is there, and nothing comes that was not asked for. */
const CAREFULLY = ['-y', '--no-remove', '--no-install-recommends']

/**
 * Installs packages of the system, where that is possible: as root on Debian and its kin.
 * @param {string} root
 * @param {string[]} names
 */
export async function installPackages(root, names) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return { done: false, output: '' }
  const options = { cwd: root, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, limitMs: LIMIT_MS }
  const update = await runQuietly(APT, ['update'], options)
  const install = await runQuietly(APT, ['install', ...CAREFULLY, ...names], options)
  return { done: install.code === 0, output: install.code === 0 ? '' : update.output + install.output }
}
