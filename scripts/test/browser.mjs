import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from '../console/run-quietly.mjs'
import { NOTHING } from './counts.mjs'
import { installPackages } from './debian.mjs'
import { ensureChineseFonts } from './fonts.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Chromium without windows, and all that they need. */
const SHELL = 'chromium-headless-shell'
const DOWNLOAD_LIMIT_MS = 15 * 60_000

/**
 * Leaves the path of a browser in CHROMIUM_PATH, for all that runs after it.
 * @param {import('./parts.mjs').Context} context
 */
export async function provideBrowser({ root, warn }) {
  process.env.CHROMIUM_PATH = await ensureShell(root)
  if (!(await ensureChineseFonts(root))) warn('No Chinese fonts could be installed: pictures of pages will lack text.')
  return NOTHING
}

/**
 * The path of what tells stories in two thirds of the time: Chromium without windows, which we install where it is not
 * there. Any other, where that cannot be had.
 * @param {string} root
 * @param {typeof installPackages} [installSystemPackages]
 * @returns {Promise<string>}
 */
export async function ensureShell(root, installSystemPackages = installPackages) {
  if (process.env.CHROMIUM_PATH) return ensureBrowser(root)
  const find = () => pathsOf(SHELL).find(runs)
  const found = find()
  if (found) return found
  const { done } = await installSystemPackages(root, [SHELL])
  return (done && find()) || ensureBrowser(root, installSystemPackages)
}

/**
 * The path of a Chromium that runs: the one in CHROMIUM_PATH, else one that is installed, else one that we install.
 * @param {string} root
 * @param {typeof installPackages} [installSystemPackages]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(root, installSystemPackages = installPackages) {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Error(`CHROMIUM_PATH is ${named}, but that does not run.`)
  }
  return findInstalled(root) ?? (await install(root, installSystemPackages))
}

/** @param {string} root @param {typeof installPackages} installSystemPackages */
async function install(root, installSystemPackages) {
  const packaged = await installSystemPackages(root, ['chromium'])
  const found = packaged.done ? findInstalled(root) : undefined
  if (found) return found
  const { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD, ...env } = process.env
  const args = [join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']
  const { output } = await runQuietly(process.execPath, args, { cwd: root, env, limitMs: DOWNLOAD_LIMIT_MS })
  const downloaded = findInstalled(root)
  if (downloaded) return downloaded
  throw new Error(
    `There is no Chromium, and none could be installed. Install one, or name it in CHROMIUM_PATH.\n` +
      `${packaged.output}\n${output}`,
  )
}

/** The path of a Chromium that runs, where there is one already. @param {string} root */
export function findBrowser(root) {
  const named = process.env.CHROMIUM_PATH
  return named && runs(named) ? named : findInstalled(root)
}

/** @param {string} root */
function findInstalled(root) {
  return NAMES.flatMap(pathsOf).find(runs) ?? [downloadedBy(root)].find(runs)
}

/** @param {string} name */
function pathsOf(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map(folder => join(folder, name)).filter(path => existsSync(path))
}

/**
 * A file on the PATH is not enough: some systems put a stub there that only recommends another package.
 * @param {string} program
 */
function runs(program) {
  return program !== '' && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Where Playwright keeps the browser it downloads, whether or not it has. @param {string} root */
function downloadedBy(root) {
  const question = `process.stdout.write(require('@playwright/test').chromium.executablePath())`
  return spawnSync(process.execPath, ['-e', question], { cwd: root, encoding: 'utf8' }).stdout ?? ''
}
