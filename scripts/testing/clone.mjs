import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

/** What makes a folder look like one where everything is installed. */
const INSTALLED = {
  'package-lock.json': '{ "packages": {} }',
  'node_modules/.package-lock.json': '{ "packages": {} }',
}

/**
 * A folder with some of our scripts and with stubs of what they call, so that a test can run them as people do.
 * @param {string[]} scripts names below `scripts`
 * @param {Record<string, string>} stubs contents by path
 */
export function makeClone(scripts, stubs) {
  const root = mkdtempSync(join(tmpdir(), 'portal-clone-'))
  /** @param {string} path @param {string} text */
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries({ ...INSTALLED, ...stubs })) write(path, text)
  for (const name of scripts) cpSync(resolve(__dirname, '..', name), join(root, 'scripts', name), { recursive: true })
  return { root, write, remove: () => rmSync(root, { recursive: true, force: true }) }
}
