import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runQuietly } from './console/run-quietly.mjs'

/** @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages?: Record<string, LockedPackage> }} Lock */

/**
 * Makes node_modules what package-lock.json asks for. Quick when it is: one file is hashed.
 * @param {{ root: string, log: (step: string) => void }} options log is told when there is something to do
 */
export async function ensureInstalled({ root, log }) {
  const lock = await readFile(join(root, 'package-lock.json'))
  const mark = markOf(root)
  if (existsSync(mark) && (await readFile(mark, 'utf8')).trim() === digestOf(lock)) return
  if (!fits(JSON.parse(lock.toString('utf8')), await readInstalled(root))) {
    log('Installing packages')
    await installPackages(root)
  }
  await noteInstalled(root)
}

/** Says that node_modules is what package-lock.json asks for. @param {string} root */
export async function noteInstalled(root) {
  await writeFile(markOf(root), `${digestOf(await readFile(join(root, 'package-lock.json')))}\n`)
}

const markOf = (/** @type {string} */ root) => join(root, 'node_modules', '.installed-from')

const digestOf = (/** @type {Buffer} */ lock) => createHash('sha256').update(lock).digest('hex')

/**
 * How to call the npm that came with this Node, or the one that called us.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const script = process.env.npm_execpath
  if (script && /npm-cli\.[cm]?js$/.test(script)) return [process.execPath, [script, ...args]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', args]
}

/**
 * Whether what npm wrote down of an installation by hand is what the lock file asks for. Packages for other platforms
 * may be absent.
 * @param {Lock} wanted
 * @param {Lock | undefined} installed
 */
export function fits(wanted, installed) {
  if (!installed?.packages) return false
  return Object.entries(wanted.packages ?? {})
    .filter(([path, { optional, devOptional }]) => path.includes('node_modules/') && !optional && !devOptional)
    .every(([path, locked]) => isSame(locked, installed.packages?.[path]))
}

/** @param {LockedPackage} locked @param {LockedPackage | undefined} found */
function isSame(locked, found) {
  if (!found) return false
  return locked.link ? found.link === true : locked.version === found.version && locked.integrity === found.integrity
}

/** @param {string} root @returns {Promise<Lock | undefined>} */
async function readInstalled(root) {
  try {
    return JSON.parse(await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8'))
  } catch {
    return undefined // npm writes it last: absent after an installation that was broken off
  }
}

/** Development packages always: they build the portal, also where NODE_ENV says production. @param {string} root */
async function installPackages(root) {
  const [command, args] = npmCommand(['ci', '--include=dev', '--no-audit', '--no-fund'])
  const { code, output } = await runQuietly(command, args, { cwd: root })
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
}
