import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import { packedVersions } from '../registry/read-pack.mjs'
import { readJson } from './read-manifest.mjs'

/** @typedef {{ name: string, version: string, folder: string, packed: boolean }} Candidate a version there is */

/**
 * The versions of a part that there are: built from the project's own sources, and packed in a registry folder.
 * @param {{ root: string, province: string, registry: string, packedOnly?: boolean }} sources
 * @param {string} name
 * @returns {Promise<Candidate[]>}
 */
export async function findCandidates({ root, province, registry, packedOnly = false }, name) {
  const sources = packedOnly ? [] : await sourceFolders(root, province)
  const own = await Promise.all(sources.map(folder => readSource(folder).catch(() => undefined)))
  const packed = (await packedVersions(registry, name)).map(version => {
    const folder = join(registry, name, version)
    return { name, version, folder, packed: true }
  })
  return [...own.filter(candidate => candidate?.name === name).flatMap(found => found ?? []), ...packed]
}

/** Folders of the shell, of remotes, and of a province's own remotes. @param {string} root @param {string} province */
async function sourceFolders(root, province) {
  const below = join(root, 'provinces', province, 'remotes')
  const remotes = (await readdir(root)).filter(name => name.startsWith('mf-'))
  const own = await readdir(below).catch(() => [])
  return ['shell', ...remotes].map(name => join(root, name)).concat(own.map(name => join(below, name)))
}

/** @param {string} folder @returns {Promise<Candidate>} */
async function readSource(folder) {
  const isShell = folder.endsWith('shell')
  const { name, version } = await readJson(join(folder, isShell ? 'package.json' : 'remote.json'))
  return { name: isShell ? 'shell' : name, version, folder, packed: false }
}

/**
 * The newest version in a range; where it is both packed and built from sources, what is built. Throws with what there
 * is where nothing is in the range.
 * @param {string} name
 * @param {string} range
 * @param {Candidate[]} candidates
 */
export function resolveVersion(name, range, candidates) {
  if (!semver.validRange(range)) throw new Error(`${name}: ${range} is no range of versions`)
  const best = semver.maxSatisfying(
    candidates.map(({ version }) => version),
    range,
  )
  const found = candidates.find(({ version }) => version === best)
  if (found) return found
  const there = candidates.map(({ version, folder }) => `${version} in ${folder}`).join(', ')
  throw new Error(`${name}: ${range} is asked for, there is ${there || 'none'}`)
}
