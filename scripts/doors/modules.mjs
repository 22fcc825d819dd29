import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {{ door: string, file: string }} Module what stands behind a door, below the library's folder */
/** @typedef {string | { default: string }} Target of an entry of `exports` */

/**
 * Finds the module behind each door of a library; a door with `*` has one for each file that fits, but no tests.
 * @param {string} library folder with its package.json
 * @returns {Promise<Module[]>}
 */
export async function modulesOf(library) {
  /** @type {{ exports: Record<string, Target> }} */
  const { exports } = JSON.parse(await readFile(join(library, 'package.json'), 'utf8'))
  const sources = Object.entries(exports)
    .map(([door, target]) => ({ door, file: typeof target === 'string' ? target : target.default }))
    .filter(({ file }) => file.endsWith('.ts'))
  const found = await Promise.all(
    sources.map(module => (module.file.includes('*') ? expand(library, module) : [module])),
  )
  return found.flat()
}

/** @param {string} library @param {Module} pattern @returns {Promise<Module[]>} */
async function expand(library, { door, file }) {
  const [before = '', after = ''] = file.split('*')
  const names = await readdir(join(library, before), { recursive: true })
  return names
    .filter(name => name.endsWith(after) && !name.endsWith('.test.ts'))
    .map(name => ({ door: door.replace('*', name.slice(0, -after.length)), file: `${before}${name}` }))
}
