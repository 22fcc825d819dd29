import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(fileURLToPath(import.meta.url), '../../..')
const require = createRequire(import.meta.url)

/**
 * @typedef {import('../../shared-lib/src/contract/remote-manifest').RemoteManifestValue} RemoteManifest
 * @typedef {import('../../shared-lib/src/contract/remote-manifest').ProvinceManifestValue} ProvinceManifest
 */

/** Reads a `remote.json`; throws with the place of what is wrong in it. @param {string} file @returns {Promise<RemoteManifest>} */
export const readRemote = async file => check('RemoteManifest', await readJson(file), file)

/** Reads a `province.json`, likewise. @param {string} file @returns {Promise<ProvinceManifest>} */
export const readProvince = async file => check('ProvinceManifest', await readJson(file), file)

/** @param {string} file */
export async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** @param {'RemoteManifest' | 'ProvinceManifest'} schema @param {unknown} value @param {string} file */
function check(schema, value, file) {
  const schemas = require(resolve(root, 'shared-lib/dist/contract/remote-manifest.js'))
  const result = schemas[schema].safeParse(value)
  if (result.success) return result.data
  const issues = result.error.issues.map(
    (/** @type {{ path: PropertyKey[], message: string }} */ { path, message }) =>
      `${file}: ${path.join('.')}: ${message}`,
  )
  throw new Error(issues.join('\n'))
}
