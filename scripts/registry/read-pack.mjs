import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { differencesOf, digestOf, digests } from './files.mjs'

/** The file that lists all others of a packed version. */
export const PACK = 'pack.json'

/**
 * @typedef {object} Pack what `pack.json` says
 * @property {string} name
 * @property {string} version
 * @property {string} build twelve hex digits
 * @property {string} sharedLib version it was built with
 * @property {string[]} endpoints prefixes of its endpoints in the one store
 * @property {{ name: string, version: string, license?: string }[]} packages npm packages its files hold
 * @property {import('./files.mjs').Digests} files
 */

/** The packed versions in a registry folder: `<name>/<version>/`. @param {string} registry @param {string} name @returns {Promise<string[]>} */
export async function packedVersions(registry, name) {
  const folders = await readdir(join(registry, name), { withFileTypes: true }).catch(() => [])
  return folders.filter(folder => folder.isDirectory()).map(folder => folder.name)
}

/**
 * Reads a packed version and throws where one of its files is not what was packed.
 * @param {string} folder
 * @returns {Promise<{ pack: Pack, digest: string }>}
 */
export async function readPack(folder) {
  const bytes = await readFile(join(folder, PACK))
  const pack = /** @type {Pack} */ (JSON.parse(bytes.toString('utf8')))
  const { [PACK]: _, ...found } = await digests(folder)
  const differences = differencesOf(pack.files, found)
  if (differences.length) throw new Error(`${folder} is not what was packed:\n${differences.join('\n')}`)
  return { pack, digest: digestOf(bytes) }
}
