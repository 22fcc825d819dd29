import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { differencesOf, digestOf, digests } from './files.mjs'
import { distrustOf, SIGNATURE } from './signature.mjs'

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
 * @param {string[]} [signers] one of which must have signed it
 * @returns {Promise<{ pack: Pack, digest: string, distrust?: string }>} `distrust`: why no signer stands for it
 */
export async function readPack(folder, signers) {
  const bytes = await readFile(join(folder, PACK))
  const pack = /** @type {Pack} */ (JSON.parse(bytes.toString('utf8')))
  const { [PACK]: _pack, [SIGNATURE]: _signature, ...found } = await digests(folder)
  const differences = differencesOf(pack.files, found)
  if (differences.length) throw new Error(`${folder} is not what was packed:\n${differences.join('\n')}`)
  const signature = await readFile(join(folder, SIGNATURE), 'utf8').catch(() => undefined)
  const distrust = signers && distrustOf(bytes, signature, signers)
  return { pack, digest: digestOf(bytes), ...(distrust && { distrust }) }
}
