import { readFile } from 'node:fs/promises'
import { differencesOf } from '../registry/files.mjs'

/** The file that says what a composition is. */
export const LOCK = 'composition.lock.json'

/**
 * @typedef {Pick<import('./read-manifest.mjs').RemoteManifest, 'routes' | 'header' | 'userMenu' | 'dialogTabs' |
 *   'forced' | 'companion' | 'menus' | 'permissions' | 'calls'>} Contribution what a remote adds to the portal
 *
 * @typedef {{ version: string, build: string, pack?: string, origin?: string, adds?: Contribution,
 *   packages: string[] }} LockedPart `pack`: digest of its pack.json; `packages`: npm packages, name@version
 *
 * @typedef {object} Lock
 * @property {import('./read-manifest.mjs').ProvinceManifest} province
 * @property {string} sharedLib
 * @property {Record<string, LockedPart>} parts
 * @property {Record<string, string>} headers that are sent with the page
 * @property {import('../registry/files.mjs').Digests} files by path in the browser; those of another origin too
 */

/**
 * @param {import('./parts.mjs').Parts} parts
 * @param {Record<string, string>} headers
 * @param {import('../registry/files.mjs').Digests} files
 * @returns {Lock}
 */
export function lockOf({ province, sharedLib, all }, headers, files) {
  return {
    province,
    sharedLib,
    parts: Object.fromEntries(all.map(part => [part.name, lockedPart(part)])),
    headers,
    files,
  }
}

/** @param {import('./parts.mjs').Part} part @returns {LockedPart} */
function lockedPart({ version, id, digest, origin, remote, packages }) {
  return {
    version,
    build: id,
    ...(digest && { pack: digest }),
    ...(origin && { origin }),
    ...(remote && { adds: contributionOf(remote) }),
    packages: packages.map(({ name, version }) => `${name}@${version}`),
  }
}

/** @param {import('./read-manifest.mjs').RemoteManifest} remote @returns {Contribution} */
function contributionOf({
  name: _name,
  version: _version,
  sharedLib: _lib,
  exposes: _exposes,
  budget: _budget,
  ...adds
}) {
  return adds
}

/** @param {string} file @returns {Promise<Lock>} */
export async function readLock(file) {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Throws, file by file, where what is composed once more is not what the lock says. @param {Lock} wanted @param {Lock} made */
export function checkSame(wanted, made) {
  const differences = differencesOf(wanted.files, made.files)
  if (differences.length) throw new Error(`This is not the composition of the lock:\n${differences.join('\n')}`)
}
