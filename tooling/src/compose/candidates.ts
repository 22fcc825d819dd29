import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import semver from 'semver'
import { packedVersions } from '../registry/read-pack.ts'
import { readJson } from './read-manifest.ts'

/** A version there is. */
export interface Candidate {
  name: string
  version: string
  folder: string
  packed: boolean
}

/** The versions of a part that there are: built from the project's own sources, and packed in a registry folder. */
export async function findCandidates(
  {
    root,
    province,
    registry,
    packedOnly = false,
  }: { root: string; province: string; registry: string; packedOnly?: boolean },
  name: string,
): Promise<Candidate[]> {
  const sources = packedOnly ? [] : await sourceFolders(root, province)
  const own = await Promise.all(sources.map(folder => readSource(folder).catch(() => undefined)))
  const packed = (await packedVersions(registry, name)).map(version => {
    const folder = join(registry, name, version)
    return { name, version, folder, packed: true }
  })
  return [...own.filter(candidate => candidate?.name === name).flatMap(found => found ?? []), ...packed]
}

/** Folders of the shell, of remotes, and of a province's own remotes. */
async function sourceFolders(root: string, province: string) {
  const below = join(root, 'provinces', province, 'remotes')
  const remotes = (await readdir(root)).filter(name => name.startsWith('mf-'))
  const own = await readdir(below).catch(() => [])
  return ['shell', ...remotes].map(name => join(root, name)).concat(own.map(name => join(below, name)))
}

async function readSource(folder: string): Promise<Candidate> {
  const isShell = folder.endsWith('shell')
  const { name, version } = await readJson(join(folder, isShell ? 'package.json' : 'remote.json'))
  return { name: isShell ? 'shell' : name, version, folder, packed: false }
}

/**
 * The newest version in a range; where it is both packed and built from sources, what is built. Throws with what there
 * is where nothing is in the range.
 */
export function resolveVersion(name: string, range: string, candidates: Candidate[]) {
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
