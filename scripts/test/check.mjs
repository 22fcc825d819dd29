import { runQuietly } from '../console/run-quietly.mjs'
import { npmCommand } from '../install.mjs'
import { countCheck } from './counts.mjs'

const LIMIT_MS = 10 * 60_000

/** @typedef {import('./parts.mjs').Context} Context */

/** A script of package.json that passes or fails as a whole. @param {string} name */
export function checkNpm(name) {
  const [command, args] = npmCommand(['run', '--silent', name])
  return (/** @type {Context} */ context) => check(context, command, args)
}

/** @param {string} path @param {string[]} args */
export function checkScript(path, ...args) {
  return (/** @type {Context} */ context) => check(context, process.execPath, [path, ...args])
}

/** @param {Context} context @param {string} command @param {string[]} args */
async function check({ root }, command, args) {
  const { code, output } = await runQuietly(command, args, { cwd: root, limitMs: LIMIT_MS })
  return countCheck(code, output)
}
