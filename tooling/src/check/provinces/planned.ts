import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findCandidates, resolveVersion } from '../../compose/candidates.ts'
import type { LockedPart } from '../../compose/lock.ts'
import {
  type ProvinceManifest,
  type RemoteManifest,
  readJson,
  readProvince,
  readRemote,
} from '../../compose/read-manifest.ts'
import type { Locked } from './locked.ts'

/**
 * What each province would lock if it were composed from the sources of today, without the files and calls of builds.
 * `versions`: the remotes that there are.
 */
export async function planAll(root: string): Promise<{ planned: Locked[]; versions: RemoteManifest[] }> {
  const provinces = (await readdir(join(root, 'provinces'))).sort()
  const { version: sharedLib } = await readJson(join(root, 'shared-lib/package.json'))
  const plans = await Promise.all(provinces.map(province => planOne(root, province, sharedLib)))
  const versions = new Map(plans.flatMap(({ remotes }) => remotes.map(remote => [keyOf(remote), remote])))
  return { planned: plans.map(({ locked }) => locked), versions: [...versions.values()] }
}

async function planOne(root: string, name: string, sharedLib: string) {
  const from = `provinces/${name}`
  const province = await readProvince(join(root, from, 'province.json'))
  const remotes = await Promise.all(Object.keys(province.remotes).map(part => chosen(root, name, province, part)))
  const { version } = await readJson(join(root, 'shell/package.json'))
  const parts = Object.fromEntries(remotes.map(remote => [remote.name, partOf(remote)]))
  const shell: LockedPart = { version, build: '', packages: [] }
  return { locked: { from, lock: { province, sharedLib, parts: { shell, ...parts } } }, remotes }
}

async function chosen(root: string, province: string, { remotes }: ProvinceManifest, name: string) {
  const wish = remotes[name] ?? '*'
  const range = typeof wish === 'string' ? wish : wish.version
  // No version is packed among the provinces: what the project holds alone.
  const sources = { root, province, registry: join(root, 'provinces') }
  const { folder } = resolveVersion(name, range, await findCandidates(sources, name))
  return readRemote(join(folder, 'remote.json'))
}

function partOf({ version, sharedLib: needs, ...remote }: RemoteManifest): LockedPart {
  return { version, build: '', needs, adds: { ...remote, calls: [] }, packages: [] }
}

const keyOf = ({ name, version }: RemoteManifest) => `${name}@${version}`
